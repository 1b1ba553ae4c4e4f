import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { EntryFrame } from '../../brand/entry-frame.tsx'
import { useStartup } from '../../brand/startup-context.ts'
import { useReturnPath } from '../../session/return-path.ts'
import { useSession } from '../../session/use-session.ts'
import { LoginForm } from './login-form.tsx'
import { LoginSkeleton } from './login-skeleton.tsx'
import { ScriptsNote } from './scripts-note.tsx'

/** Login as a page. A player goes on to where they wanted to be. */
export function LoginPage() {
  const wanted = useReturnPath()
  const { status, isConfirmed } = useSession()
  if (status === 'player' && isConfirmed) return <Navigate to={wanted ?? '/'} replace />
  return (
    <LoginFrame>
      <LoginForm />
    </LoginFrame>
  )
}

/**
 * The page where login is a modal, until it is known who is here: it then leads to the modal. Where no script runs
 * it stays, and shows what the modal would ask for.
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
