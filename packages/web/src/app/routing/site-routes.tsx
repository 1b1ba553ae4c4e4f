import { categories } from '@marquee/contracts/categories'
import { isOffered, type PageName, pageByPath, pageNames, pagePath } from '@marquee/contracts/pages'
import { type ComponentType, useEffect, useState } from 'react'
import { matchRoutes, Navigate, Outlet, type RouteMatch, type RouteObject, useLocation } from 'react-router'
import { useIsPaused, useStartup, useTemplateFile } from '../../brand/startup-context.ts'
import { onQuietPage, pauseMs } from '../../browser/on-quiet-page.ts'
import { savesData, whenIdle } from '../../browser/when-idle.ts'
import { useLanguage } from '../../i18n/language.ts'
import { FirstPaintMarker } from '../../ui/layout/first-paint-marker.tsx'
import { ErrorBoundary } from '../errors/error-boundary.tsx'
import { FailedPage, NotFoundPage } from '../screens/error-pages.tsx'
import { type LayoutKind, layoutKind } from './layouts.ts'
import { minigameLayout, pageView, pausedView, templateLayout } from './lazy-views.tsx'
import { hasText, PageText } from './page-seo.tsx'
import { routes } from './routes.ts'

/**
 * The site's routes for react-router, generated from the contract's list of pages: each page in its layout, then the url
 * segments that redirect to the page of an area (specification, section 2). The router is the declarative one: the data
 * router would exceed the size budget of the first visit and only repeat what React's lazy components and the query
 * cache do.
 */
const siteRoutes: RouteObject[] = [
  {
    element: <TemplateLayout />,
    children: [...pageRoutes('template'), { path: '*', element: <NotFoundPage /> }],
  },
  { element: <MinigameLayout />, children: pageRoutes('minigame') },
  { element: <DefaultLayout />, children: pageRoutes('default') },
  ...segmentRoutes(),
]

/** The match of a path; `page` is `undefined` where the path is no page. */
export interface SiteMatch {
  page: PageName | undefined
  matches: RouteMatch[]
}

/**
 * Matches a path (without language prefix) exactly as it is written: react-router would decode it first, and find a page
 * under many addresses that the gateway does not know.
 */
export function matchPage(pathname: string): SiteMatch {
  const matches = matchRoutes(siteRoutes, pathname.replaceAll('%', '%25')) ?? []
  const id = matches.at(-1)?.route.id
  return { page: pageNames.find((name) => name === id), matches }
}

function pageRoutes(kind: LayoutKind): RouteObject[] {
  return pageNames
    .filter((page) => layoutKind(routes[page].layout) === kind)
    .map((page) => ({
      id: page,
      path: pagePath(page),
      caseSensitive: true,
      element: <PageElement page={page} />,
    }))
}

function segmentRoutes(): RouteObject[] {
  return Object.values(categories)
    .filter(({ segment }) => segment !== '' && !pageByPath(`/${segment}`))
    .map(({ segment, route }) => ({
      path: `/${segment}`,
      caseSensitive: true,
      element: <RedirectToArea route={route} />,
    }))
}

function PageElement({ page }: { page: PageName }) {
  const { capabilities } = useStartup()
  const isClosed = useIsPaused() && (page === 'home' || !isOffered(page, capabilities))
  const language = useLanguage()
  const { Component: Page } = isClosed ? pausedView(language) : pageView(page, language)
  return (
    <>
      <Page />
      {hasText(page) && !isClosed ? <PageText page={page} /> : null}
    </>
  )
}

function RedirectToArea({ route }: { route: string }) {
  const { search } = useLocation()
  return <Navigate to={route + search} replace />
}

function TemplateLayout() {
  const { Component: Layout } = templateLayout(useTemplateFile())
  const { key } = useLocation()
  return (
    <>
      <Layout>
        {/* A page that fails leaves the site around it: its menu leads on. */}
        <ErrorBoundary resetKey={key} fallback={<FailedPage />}>
          <Outlet />
        </ErrorBoundary>
      </Layout>
      <LazyIdlePrompts />
    </>
  )
}

function MinigameLayout() {
  const { Component: Layout } = minigameLayout(useTemplateFile())
  return (
    <Layout>
      <Outlet />
    </Layout>
  )
}

function DefaultLayout() {
  return (
    <>
      <Outlet />
      <FirstPaintMarker />
    </>
  )
}

// With the pause that the prompts make themselves.
const quietMs = 10_000 - pauseMs

/**
 * What a page shows by itself once the visitor is idle. Its code is loaded after the first tap, so that it does not delay
 * that one, or so that it shows after ten quiet seconds, and not at all in data-saving mode. If it does not load, nothing
 * is shown.
 */
function LazyIdlePrompts() {
  const [IdlePrompts, setPrompts] = useState<ComponentType>()
  useEffect(() => {
    if (savesData()) return undefined
    let cancelQuiet = () => {}
    const cancelIdle = whenIdle(() => {
      cancelQuiet = onQuietPage(quietMs, begin)
    })
    function stop(): void {
      window.removeEventListener('click', begin)
      cancelIdle()
      cancelQuiet()
    }
    function begin(): void {
      if (!navigator.onLine) return
      stop()
      import('../../templates/parts/idle-prompts/idle-prompts.tsx').then(
        ({ IdlePrompts: arrived }) => setPrompts(() => arrived),
        () => {},
      )
    }
    window.addEventListener('click', begin)
    return stop
  }, [])
  return IdlePrompts ? <IdlePrompts /> : null
}
