import type { PageName } from '@marquee/contracts/pages'
import { use, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import { useLanguage } from '../i18n/use-language.ts'
import { useTheme } from '../session/startup-context.ts'
import { useSession } from '../session/use-session.ts'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { loadPage, pageLoader, pageTextsLoader } from './loaders.ts'
import { passage } from './middleware.ts'
import type { PageModule } from './page-module.ts'
import './page-view.css'
import { routes } from './routes.tsx'

/** A page, once its middleware lets the visitor pass. Visitors are sent to login and come back (specification, 2). */
export function PageView({ page }: { page: PageName }) {
  const { Page, Waiting = PageWaiting } = usePage(page)
  const { pathname, search } = useLocation()
  const session = useSession()
  // Not drawn anew when the session is known: of hundreds of parts, those that show it follow it themselves.
  const shown = useMemo(() => <Page />, [Page])
  const visit = { session, theme: useTheme(), address: `${pathname}${search}` }
  const way = passage(page, routes[page].middleware, visit)
  if (way.kind === 'redirect') {
    return <Navigate to={way.to} replace state={way.returnTo ? { next: way.returnTo } : null} />
  }
  if (way.kind === 'pass') return shown
  return session.isUnanswered ? <SessionUnanswered /> : <Waiting />
}

/** The code of a page, once its texts are there too. */
function usePage(page: PageName): PageModule {
  const language = useLanguage()
  // Both are asked for before either is waited for.
  void loadPage(page, language).catch(() => {})
  if (routes[page].texts) use(pageTextsLoader.load(language))
  return pageLoader.useLoaded(page)
}

function PageWaiting() {
  return (
    <div className="page-waiting" aria-busy="true">
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
