import type { PageName } from '@marquee/contracts/pages'
import { type ComponentType, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { renderMatches, useLocation } from 'react-router'
import { useStartup, useTemplateFile, useTheme } from '../brand/startup-context.ts'
import { lazyComponent } from '../browser/import-chunk.ts'
import { useIsOfAge } from '../features/responsible-gaming/confirmed-age.ts'
import { useLazyPart } from '../i18n/use-lazy-part.ts'
import { FavoritesProvider } from '../player/favorites-provider.tsx'
import { loginModalId } from '../session/login-address.ts'
import { useSession } from '../session/session-state.ts'
import { ErrorBoundary } from './errors/error-boundary.tsx'
import { PageWaiting } from './routing/guarded-page.tsx'
import { templateCode } from './routing/layouts.ts'
import { RouteChange } from './routing/route-change.tsx'
import { routes } from './routing/routes.ts'
import { matchPage } from './routing/site-routes.tsx'
import { FailedPage } from './screens/error-pages.tsx'
import { FullScreen } from './screens/full-screen.tsx'
import { SessionSync } from './session-sync.tsx'

// Most templates show login as a page; the modal is never part of the server's document.
const LoginModal = lazyComponent(async () => (await import('../features/session/login-modal.tsx')).LoginModal)

/** The site at its current address. */
export function Site() {
  const { pathname, key } = useLocation()
  const { page, matches } = useMemo(() => matchPage(pathname), [pathname])
  const isElsewhere = templateCode(page && routes[page].layout, useTheme()) !== useTemplateFile().code
  return (
    <ErrorBoundary resetKey={key} fallback={<FailedSite />}>
      <Suspense>
        <FavoritesProvider>{isElsewhere ? <OtherDocument /> : renderMatches(matches)}</FavoritesProvider>
        {page === undefined ? null : <LazyLoginModal />}
        <RouteChange page={page} />
        {/* Inside the Suspense boundary, so that it restores stored state after the page has hydrated. */}
        <SessionSync />
        <LazyAgeGate page={page} />
      </Suspense>
      <LazySideWork />
    </ErrorBoundary>
  )
}

/** In place of a page that another template lays out: its parts and styles come with the page's own document. */
function OtherDocument() {
  useEffect(() => location.reload(), [])
  return <PageWaiting />
}

/**
 * In the browser only, and after hydration. Not by `lazy`: React holds other parts back for a moment after it has shown
 * a fallback, even an empty one. A page is whole without it, also where its code cannot be loaded.
 */
function LazySideWork() {
  const [SideWork, setSideWork] = useState<ComponentType>()
  useEffect(() => {
    import('./side-work.tsx').then(
      (loaded) => setSideWork(() => loaded.SideWork),
      () => {},
    )
  }, [])
  return SideWork ? <SideWork /> : null
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

const loadDialog = async () => (await import('../features/responsible-gaming/age-dialog.tsx')).AgeDialog

/**
 * Asks a visitor for the age, once, where the brand's market wants it. In the browser only, over a page that is whole
 * without it: documents stay the same for everyone, and nothing moves. A player's age is known to the platform.
 */
function LazyAgeGate({ page }: { page: PageName | undefined }) {
  const { asksAge, minimumAge } = useStartup().market
  const { status } = useSession()
  const isOfAge = useIsOfAge(minimumAge)
  const isForAllAges = page !== undefined && routes[page].isForAllAges
  const isAsked = asksAge && status === 'visitor' && !isOfAge && !isForAllAges
  const Dialog = useLazyPart(isAsked ? loadDialog : undefined, 'care')
  return isAsked && typeof Dialog !== 'string' ? <Dialog /> : null
}
