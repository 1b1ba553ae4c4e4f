import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLoginAddress } from '../../session/use-login-address.ts'
import { buttonClass } from '../../ui/button-class.ts'

/** The way in, and a visitor's one filled button. */
export function LogInButton() {
  const { t } = useTranslation()
  return (
    <Link className={`${buttonClass()} log-in`} to={useLoginAddress()}>
      {t('site.logIn')}
    </Link>
  )
}
