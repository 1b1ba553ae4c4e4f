import type { ReactNode } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { EntryFrame } from '../../brand/entry-frame.tsx'
import { useStartup } from '../../brand/startup-context.ts'
import { useHydrated } from '../../browser/use-client-value.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { readLoginRequest } from '../../session/login-request.ts'
import { useReturnPath } from '../../session/return-path.ts'
import { useSession } from '../../session/session-state.ts'
import { LoginForm } from './login-form.tsx'
import { LoginSkeleton } from './login-skeleton.tsx'
import { useLoginReason } from './use-login-reason.ts'
import { WishedGame } from './wished-game.tsx'

/** Login as a page. A player is redirected to the page that required the login. */
export function Page() {
  const next = useReturnPath()
  const { wish } = readLoginRequest(useLocation().state)
  const reason = useLoginReason({ next, wish })
  const isHydrated = useHydrated()
  const { status, isConfirmed } = useSession()
  if (status === 'player' && isConfirmed) return <Navigate to={next ?? '/'} replace />
  return (
    // Cached documents are shared by visitors, who come for different reasons.
    <LoginFrame text={isHydrated ? reason : undefined}>
      {isHydrated && wish ? (
        <div className="login-wish">
          <WishedGame game={wish.game} />
        </div>
      ) : null}
      <LoginForm takesFocus="withPointer" />
    </LoginFrame>
  )
}

/**
 * The login page where login is a modal, until the session is confirmed and the visitor is redirected to the modal.
 * Without scripts the page stays, and shows the form itself.
 */
export function Waiting() {
  return (
    <LoginFrame>
      <LoginSkeleton />
      <noscript>
        <LoginForm />
      </noscript>
    </LoginFrame>
  )
}

interface LoginFrameProps {
  /** Why the visitor is here; without it, what a log-in is for. */
  text?: string | undefined
  children: ReactNode
}

function LoginFrame({ text, children }: LoginFrameProps) {
  const { t } = useTranslation()
  const { site } = useStartup()
  return (
    <EntryFrame title={t('login.welcome')} text={text ?? t('login.intro', { site: site.siteName })}>
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
