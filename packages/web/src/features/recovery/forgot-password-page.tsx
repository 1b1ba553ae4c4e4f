import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { EntryFrame } from '../../brand/entry-frame.tsx'
import { useLoginAddress } from '../../session/login-address.ts'
import { buttonClass } from '../../ui/button/button.tsx'
import './forgot-password-page.css'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import type { RecoveryResult } from './use-recovery-form.ts'

/** Password recovery: the player sets a new password with a one-time code, or the platform sends a temporary one. */
export function ForgotPasswordPage() {
  const { t } = useTranslation()
  const [result, setResult] = useState<RecoveryResult>()
  const loginAddress = useLoginAddress()
  const texts = {
    TEMP_PASSWORD: { title: t('recovery.tempTitle'), text: t('recovery.tempText') },
    reset: { title: t('recovery.doneTitle'), text: t('recovery.doneText') },
  }
  const { title, text } = result ? texts[result] : { title: t('recovery.title'), text: t('recovery.intro') }
  return (
    <EntryFrame title={title} text={text}>
      {result ? (
        <Link className={buttonClass({ size: 'l', block: true })} to={loginAddress}>
          {t('login.title')}
        </Link>
      ) : (
        <>
          <ForgotPasswordForm onDone={setResult} />
          <p className="forgot-login">
            <Link to={loginAddress}>{t('recovery.back')}</Link>
          </p>
        </>
      )}
    </EntryFrame>
  )
}
