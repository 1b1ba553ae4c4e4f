import { routeOfSegment } from '@marquee/contracts/categories'
import { type PageName, pageByPath } from '@marquee/contracts/pages'
import { type ReactNode, Suspense, useDeferredValue } from 'react'
import { Navigate, useLocation } from 'react-router'
import { FavouritesProvider } from '../session/favourites-provider.tsx'
import { loginModalId } from '../session/login-address.ts'
import { useTheme } from '../session/startup-context.ts'
import { lazyPart } from '../session/wanted-code.ts'
import { SiteLayout } from '../templates/site-layout.tsx'
import { PaintMark } from '../ui/paint-mark.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { layoutLoader, templateLoader } from './loaders.ts'
import { NotFoundScreen } from './not-found-screen.tsx'
import { OffersSlot } from './offers-slot.tsx'
import { PageView } from './page-view.tsx'
import { RouteChange } from './route-change.tsx'
import { routes } from './routes.tsx'
import { SessionKeeper } from './session-keeper.tsx'

// Most templates show login as a page; the modal is never part of the server's document.
const LoginModal = lazyPart(async () => (await import('../features/login/login-modal.tsx')).LoginModal)

/**
 * The site at its present address. The pages are a closed list of equal paths, known by name on both sides of the
 * wire, so the router's matching is not asked: server and browser read the same table.
 */
export function Site() {
  const { pathname, key } = useLocation()
  const page = pageByPath(pathname)
  return (
    <ErrorBoundary resetKey={key}>
      <Suspense>
        <FavouritesProvider>
          {page === undefined ? <NoPage /> : <PageInLayout page={page} />}
        </FavouritesProvider>
        {page === undefined ? null : <LoginModalPlace />}
        <RouteChange page={page} />
        {/* Inside, so that what it brings back comes after the page was hydrated, not between. */}
        <SessionKeeper />
      </Suspense>
    </ErrorBoundary>
  )
}

/** The url segment of an area leads to its page (specification, section 2); any other path is not found. */
function NoPage() {
  const { pathname, search } = useLocation()
  const route = routeOfSegment(pathname)
  return route ? <Navigate to={route + search} replace /> : <NotFoundScreen />
}

/** The modal is a browser's alone; apart, so that nothing else is drawn again for its sake, or waits for it. */
function LoginModalPlace() {
  const modalId = useDeferredValue(loginModalId(useTheme()) ?? '', '')
  if (!modalId) return null
  return (
    <Suspense>
      <LoginModal id={modalId} />
    </Suspense>
  )
}

function PageInLayout({ page }: { page: PageName }) {
  const view = <PageView key={page} page={page} />
  const { layout } = routes[page]
  if (layout === 'bare') return <Bare>{view}</Bare>
  return layout === 'minigame' ? <InMinigame>{view}</InMinigame> : <InTemplate>{view}</InTemplate>
}

function Bare({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <PaintMark />
    </>
  )
}

/** The mini-games' own layout, in the shapes and letters of the site's template. */
function InMinigame({ children }: { children: ReactNode }) {
  const Layout = layoutLoader.useLoaded('minigame')
  const template = templateLoader.useLoaded(useTheme().template)
  return <Layout template={template}>{children}</Layout>
}

function InTemplate({ children }: { children: ReactNode }) {
  const template = templateLoader.useLoaded(useTheme().template)
  return (
    <>
      <SiteLayout template={template}>{children}</SiteLayout>
      <OffersSlot />
    </>
  )
}
