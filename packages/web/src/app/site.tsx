import { absentPageField } from '@marquee/contracts/pages'
import { Suspense, useDeferredValue, useMemo } from 'react'
import { renderMatches, useLocation } from 'react-router'
import { useTheme } from '../brand/startup-context.ts'
import { lazyComponent } from '../browser/import-chunk.ts'
import { FavouritesProvider } from '../player/favourites-provider.tsx'
import { loginModalId } from '../session/login-address.ts'
import { ErrorBoundary } from './errors/error-boundary.tsx'
import { RouteChange } from './routing/route-change.tsx'
import { matchPage } from './routing/site-routes.tsx'
import { FailedPage } from './screens/failed-page.tsx'
import { FullScreen } from './screens/full-screen.tsx'
import { SessionSync } from './session-sync.tsx'

// Most templates show login as a page; the modal is never part of the server's document.
const LoginModal = lazyComponent(async () => (await import('../features/login/login-modal.tsx')).LoginModal)

// Few visits ask for a page that the brand lacks.
const AbsentPageNotice = lazyComponent(
  async () => (await import('./routing/absent-page-notice.tsx')).AbsentPageNotice,
)

// Not needed for the first paint.
const SideWork = lazyComponent(async () => (await import('./side-work.tsx')).SideWork)

/** The site at its current address. */
export function Site() {
  const { pathname, search, key } = useLocation()
  const { page, matches } = useMemo(() => matchPage(pathname), [pathname])
  return (
    <ErrorBoundary resetKey={key} fallback={<FailedSite />}>
      <Suspense>
        <FavouritesProvider>{renderMatches(matches)}</FavouritesProvider>
        {page === undefined ? null : <LazyLoginModal />}
        <RouteChange page={page} />
        {/* Inside the Suspense boundary, so that it restores stored state after the page has hydrated. */}
        <SessionSync />
      </Suspense>
      {/* A page is whole without these, also where their code cannot be loaded. */}
      <ErrorBoundary resetKey={key} fallback={null}>
        <Suspense>
          <SideWork />
          {new URLSearchParams(search).has(absentPageField) ? <AbsentPageNotice /> : null}
        </Suspense>
      </ErrorBoundary>
    </ErrorBoundary>
  )
}

/** In place of the whole site, where the code of its template could not be loaded. */
function FailedSite() {
  return (
    <FullScreen>
      <FailedPage />
    </FullScreen>
  )
}

/** The login modal, in the browser only; a component of its own, so that nothing else rerenders or suspends for it. */
function LazyLoginModal() {
  const modalId = useDeferredValue(loginModalId(useTheme()) ?? '', '')
  if (!modalId) return null
  return (
    <Suspense>
      <LoginModal id={modalId} />
    </Suspense>
  )
}
