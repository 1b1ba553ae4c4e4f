import './guest-entry.css'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLoginAddress } from '../../../session/use-login-address.ts'
import { buttonClass } from '../../../ui/button/button-class.ts'

/** The ways in for a visitor: sign up is the one filled button. A phone has log in in its bar. */
export function GuestEntry() {
  const { t } = useTranslation()
  return (
    <>
      <Link className={`${buttonClass({ variant: 'outline' })} log-in`} to={useLoginAddress()}>
        {t('site.logIn')}
      </Link>
      <Link className={`${buttonClass()} sign-up`} to="/register">
        {t('site.signUp')}
      </Link>
    </>
  )
}
