import { Suspense, useDeferredValue, useMemo } from 'react'
import { renderMatches, useLocation } from 'react-router'
import { FavouritesProvider } from '../player/favourites-provider.tsx'
import { lazyComponent } from '../browser/import-chunk.ts'
import { loginModalId } from '../session/login-address.ts'
import { useTheme } from '../brand/startup-context.ts'
import { ErrorBoundary } from './errors/error-boundary.tsx'
import { RouteChange } from './routing/route-change.tsx'
import { SessionSync } from './session-sync.tsx'
import { matchPage } from './routing/site-routes.tsx'

// Most templates show login as a page; the modal is never part of the server's document.
const LoginModal = lazyComponent(async () => (await import('../features/login/login-modal.tsx')).LoginModal)

/** The site at its present address. */
export function Site() {
  const { pathname, key } = useLocation()
  const { page, matches } = useMemo(() => matchPage(pathname), [pathname])
  return (
    <ErrorBoundary resetKey={key}>
      <Suspense>
        <FavouritesProvider>{renderMatches(matches)}</FavouritesProvider>
        {page === undefined ? null : <LazyLoginModal />}
        <RouteChange page={page} />
        {/* Inside, so that what it brings back comes after the page was hydrated, not between. */}
        <SessionSync />
      </Suspense>
    </ErrorBoundary>
  )
}

/** The modal is a browser's alone; apart, so that nothing else is drawn again for its sake, or waits for it. */
function LazyLoginModal() {
  const modalId = useDeferredValue(loginModalId(useTheme()) ?? '', '')
  if (!modalId) return null
  return (
    <Suspense>
      <LoginModal id={modalId} />
    </Suspense>
  )
}
