import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { returnField } from '../../session/login-address.ts'
import { useReturnPath } from '../../session/return-path.ts'

interface LoginLinksProps {
  onLeave: (() => void) | undefined
  /** Where the visitor wanted to go, where the address does not say it. */
  next: string | undefined
}

/** The ways on for who cannot log in: a new password, a new account. Where the visitor wanted to go comes along. */
export function LoginLinks({ onLeave, next }: LoginLinksProps) {
  const { t } = useTranslation()
  const asked = useReturnPath()
  // The server does not know what a cached document's visitor wanted.
  const wanted = useHydrated() ? (asked ?? next) : undefined
  const query = wanted ? `?${new URLSearchParams({ [returnField]: wanted })}` : ''
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
