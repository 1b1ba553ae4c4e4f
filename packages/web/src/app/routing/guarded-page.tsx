import { absentPageField, isOffered, type PageName, pages } from '@marquee/contracts/pages'
import { useEffect, useMemo } from 'react'
import { Navigate, useLocation } from 'react-router'
import type { PageModule } from '../../brand/pages/site-page.ts'
import { useStartup, useTheme } from '../../brand/startup-context.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useSession } from '../../session/session-state.ts'
import { useSignOutNavigation } from '../../session/sign-out-navigation.ts'
import { Button } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ErrorState } from '../../ui/feedback/state-panel.tsx'
import { runGuards } from './middleware.ts'
import { routes } from './routes.ts'
import './guarded-page.css'

interface GuardedPageProps {
  page: PageName
  module: PageModule
}

/** A page behind its guards. Visitors are redirected to login and come back afterwards (specification, section 2). */
export function GuardedPage({ page, module }: GuardedPageProps) {
  // A page of a player's waits for what it shows, and who that is.
  const { Page, Waiting = pages[page].access === 'player' ? Page : PageWaiting } = module
  const { pathname, search } = useLocation()
  const session = useSession()
  // Memoized, so that a change of the session only rerenders the components that use it.
  const element = useMemo(() => <Page />, [Page])
  const context = { session, theme: useTheme(), address: `${pathname}${search}` }
  const result = runGuards(page, routes[page].middleware ?? [], context)
  const { capabilities } = useStartup()
  const isSigningOut = useSignOutNavigation()
  if (!isOffered(page, capabilities)) return <AbsentPage page={page} />
  if (isSigningOut && result.kind === 'redirect') return <Waiting />
  if (result.kind === 'redirect') {
    return <Navigate to={result.to} replace state={result.returnTo ? { next: result.returnTo } : null} />
  }
  if (result.kind === 'pass') return element
  return session.isUnanswered ? <SessionUnanswered /> : <Waiting />
}

/** Stands for a page that has no placeholder of its own. */
export function PageWaiting() {
  return (
    <div className="stack gap-5 page-waiting" aria-busy="true">
      <Skeleton className="page-waiting-title" />
      <Skeleton lines={6} />
    </div>
  )
}

function SessionUnanswered() {
  const { t } = useTranslation(['ui', 'errors'])
  useEffect(() => {
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  return (
    <ErrorState
      title={t('errors:errorTitle')}
      text={t('app.sessionUnknown')}
      action={<Button onClick={reload}>{t('app.retry')}</Button>}
    />
  )
}

function reload() {
  location.reload()
}

/** In place of a page that the brand does not offer: leads to the home page, as the gateway does. */
function AbsentPage({ page }: { page: PageName }) {
  return <Navigate to={`/?${new URLSearchParams({ [absentPageField]: page })}`} replace />
}
