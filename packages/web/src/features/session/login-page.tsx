import type { ReactNode } from 'react'
import { Link, Navigate } from 'react-router'
import { EntryFrame } from '../../brand/entry-frame.tsx'
import { useStartup } from '../../brand/startup-context.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useReturnPath } from '../../session/return-path.ts'
import { useSession } from '../../session/session-state.ts'
import { LoginForm } from './login-form.tsx'
import { LoginSkeleton } from './login-skeleton.tsx'
import './login-page.css'

/** Login as a page. A player is redirected to the page that required the login. */
export function LoginPage() {
  const returnTo = useReturnPath()
  const { status, isConfirmed } = useSession()
  if (status === 'player' && isConfirmed) return <Navigate to={returnTo ?? '/'} replace />
  return (
    <LoginFrame>
      <LoginForm takesFocus="withPointer" />
    </LoginFrame>
  )
}

/**
 * The login page where login is a modal, until the session is confirmed and the visitor is redirected to the modal.
 * Without scripts the page stays, and shows the form itself.
 */
export function LoginWaiting() {
  return (
    <LoginFrame>
      <LoginSkeleton />
      <noscript>
        <LoginForm />
      </noscript>
    </LoginFrame>
  )
}

function LoginFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { site } = useStartup()
  return (
    <EntryFrame title={t('login.welcome')} text={t('login.intro', { site: site.siteName })}>
      <ScriptsNote />
      {children}
    </EntryFrame>
  )
}

/** A notice, shown without scripts only, that login needs them. */
function ScriptsNote() {
  const { t } = useTranslation()
  return (
    <noscript>
      <div className="scripts-note">
        <p>{t('login.needsScripts')}</p>
        <Link to="/">{t('login.goHome')}</Link>
      </div>
    </noscript>
  )
}
