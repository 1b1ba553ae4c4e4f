import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAddress } from '../../../browser/use-client-value.ts'
import { returnField, useLoginAddress } from '../../../session/login-address.ts'
import { type ButtonStyle, buttonClass } from '../../../ui/button/button.tsx'

/** Log in and sign up for a visitor; both come back to this page. */
export function VisitorStep({ block }: Pick<ButtonStyle, 'block'>) {
  const { t } = useTranslation()
  const signUp = `/register?${new URLSearchParams({ [returnField]: useAddress() })}`
  return (
    <div className="visitor-step">
      <Link className={buttonClass({ block })} to={useLoginAddress()}>
        {t('site.logIn')}
      </Link>
      <Link className={buttonClass({ variant: 'outline', block })} to={signUp}>
        {t('site.signUp')}
      </Link>
    </div>
  )
}
