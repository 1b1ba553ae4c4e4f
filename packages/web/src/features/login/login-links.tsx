import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useHydrated } from '../../browser/use-client-value.ts'
import { returnField } from '../../session/login-address.ts'
import { useReturnPath } from '../../session/return-path.ts'

interface LoginLinksProps {
  onLeave: (() => void) | undefined
  /** The path to continue to after login, where the address does not carry it. */
  next: string | undefined
}

/** Links to password recovery and to sign-up, which passes on the path to continue to. */
export function LoginLinks({ onLeave, next }: LoginLinksProps) {
  const { t } = useTranslation()
  const fromAddress = useReturnPath()
  // Cached documents are shared by visitors, so the server renders no return path.
  const returnTo = useHydrated() ? (fromAddress ?? next) : undefined
  const query = returnTo ? `?${new URLSearchParams({ [returnField]: returnTo })}` : ''
  return (
    <p className="login-links">
      <Link to="/forgot-password" onClick={onLeave}>
        {t('login.forgot')}
      </Link>
      <span>
        {t('login.noAccount')}{' '}
        <Link to={`/register${query}`} onClick={onLeave}>
          {t('login.signUp')}
        </Link>
      </span>
    </p>
  )
}
