import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { EntryFrame } from '../../brand/entry-frame.tsx'
import { useLoginAddress } from '../../session/use-login-address.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import './forgot-password-page.css'
import { ForgotPasswordForm } from './forgot-password-form.tsx'

type Ending = 'TEMP_PASSWORD' | 'reset'

/** The way back in for who forgot the password: a code and a new one, or one that the platform sends. */
export function ForgotPasswordPage() {
  const { t } = useTranslation()
  const [ending, setEnding] = useState<Ending>()
  const loginAddress = useLoginAddress()
  const texts = {
    TEMP_PASSWORD: { title: t('recovery.tempTitle'), text: t('recovery.tempText') },
    reset: { title: t('recovery.doneTitle'), text: t('recovery.doneText') },
  }
  const { title, text } = ending ? texts[ending] : { title: t('recovery.title'), text: t('recovery.intro') }
  return (
    <EntryFrame title={title} text={text}>
      {ending ? (
        <Link className={buttonClass({ size: 'l', block: true })} to={loginAddress}>
          {t('login.title')}
        </Link>
      ) : (
        <>
          <ForgotPasswordForm onEnd={setEnding} />
          <p className="forgot-login">
            <Link to={loginAddress}>{t('recovery.back')}</Link>
          </p>
        </>
      )}
    </EntryFrame>
  )
}
