import './guest-entry.css'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLoginAddress } from '../../../session/login-address.ts'
import { buttonClass } from '../../../ui/button/button-class.ts'

/** Log in and sign up for a visitor. On phones, log in is in the mobile bar instead. */
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
