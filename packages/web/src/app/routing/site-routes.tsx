import { categories } from '@marquee/contracts/categories'
import { type PageName, pageNames, pages } from '@marquee/contracts/pages'
import { matchRoutes, Navigate, Outlet, type RouteMatch, type RouteObject, useLocation } from 'react-router'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTheme } from '../../brand/startup-context.ts'
import { FirstPaintMarker } from '../../ui/layout/first-paint-marker.tsx'
import { minigameLayout, pageView, templateLayout } from './lazy-views.tsx'
import { NotFoundScreen } from '../screens/not-found-screen.tsx'
import { LazyOffers } from '../lazy-offers.tsx'
import type { Route } from './page-module.ts'
import { routes } from './routes.tsx'

/**
 * The site's routes for react-router, made of the contract's list of pages: each page in its layout, then the url
 * segments that lead to the page of an area (specification, section 2). The router is the declarative one: the data
 * router weighs more than the first visit's budget has left, and would only do what React's own lazy components and
 * the query cache do already.
 */
const siteRoutes: RouteObject[] = [
  { element: <TemplateLayout />, children: pageRoutes('template') },
  { element: <MinigameLayout />, children: pageRoutes('minigame') },
  { element: <BareLayout />, children: pageRoutes('bare') },
  ...segmentRoutes(),
  { path: '*', element: <NotFoundScreen /> },
]

/** What an address without the language's prefix shows; `page` is missing where it is none. */
export interface SiteMatch {
  page: PageName | undefined
  matches: RouteMatch[]
}

/**
 * Matches a path (without language prefix) with the site's routes, as it is written: react-router would decode it
 * first, and find a page under many addresses that the gateway does not know.
 */
export function matchPage(pathname: string): SiteMatch {
  const matches = matchRoutes(siteRoutes, pathname.replaceAll('%', '%25')) ?? []
  const id = matches.at(-1)?.route.id
  return { page: pageNames.find((name) => name === id), matches }
}

function pageRoutes(layout: Route['layout']): RouteObject[] {
  return pageNames
    .filter((page) => routes[page].layout === layout)
    .map((page) => ({
      id: page,
      path: pages[page].path,
      caseSensitive: true,
      element: <PageElement page={page} />,
    }))
}

function segmentRoutes(): RouteObject[] {
  const taken = new Set<string>(Object.values(pages).map(({ path }) => path))
  return Object.values(categories)
    .filter(({ segment }) => segment !== '' && !taken.has(`/${segment}`))
    .map(({ segment, route }) => ({
      path: `/${segment}`,
      caseSensitive: true,
      element: <ToArea route={route} />,
    }))
}

function PageElement({ page }: { page: PageName }) {
  const { Component: Page } = pageView(page, useLanguage())
  return <Page />
}

function ToArea({ route }: { route: string }) {
  const { search } = useLocation()
  return <Navigate to={route + search} replace />
}

function TemplateLayout() {
  const { Component: Layout } = templateLayout(useTheme().template)
  return (
    <>
      <Layout>
        <Outlet />
      </Layout>
      <LazyOffers />
    </>
  )
}

function MinigameLayout() {
  const { Component: Layout } = minigameLayout(useTheme().template)
  return (
    <Layout>
      <Outlet />
    </Layout>
  )
}

function BareLayout() {
  return (
    <>
      <Outlet />
      <FirstPaintMarker />
    </>
  )
}
