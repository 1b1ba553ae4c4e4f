import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { returnField } from '../../session/login-address.ts'
import { returnPath } from '../../session/return-path.ts'
import { useHydrated } from '../../session/use-hydrated.ts'

/** The ways on for who cannot log in: a new password, a new account. Where the visitor wanted to go comes along. */
export function LoginLinks({ onLeave }: { onLeave: (() => void) | undefined }) {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  // The server does not know what a cached document's visitor wanted.
  const next = useHydrated() ? returnPath(search.get(returnField)) : undefined
  const query = next ? `?${new URLSearchParams({ [returnField]: next })}` : ''
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
