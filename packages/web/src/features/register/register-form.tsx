import type { SignupFormRules } from '@marquee/contracts/account/get-signup-form'
import { useTranslation } from 'react-i18next'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { TacEntry } from '../../forms/tac-entry.tsx'
import { Button } from '../../ui/button/button.tsx'
import './register-form.css'
import { SignupControl } from './signup-control.tsx'
import { useRegisterForm } from './use-register-form.ts'

/** The sign-up form that the site's rules describe, and the one-time code where the site requires one. */
export function RegisterForm({ rules }: { rules: SignupFormRules }) {
  const { t } = useTranslation()
  const isHydrated = useHydrated()
  const { form, tac, resendCode, isSendingCode } = useRegisterForm(rules)
  return (
    <form className="register-form" {...form.formProps}>
      <div className="register-fields" hidden={tac.state !== null}>
        {rules.fields.map((field) => (
          <SignupControl key={field.name} field={field} rules={rules} form={form} />
        ))}
      </div>
      {tac.state ? (
        <>
          <p role="status">{t('register.codeSent', { number: form.read().accountId })}</p>
          <TacEntry
            state={tac.state}
            field={form.field('tac')}
            onResend={resendCode}
            isResending={isSendingCode}
          />
        </>
      ) : null}
      <Button type="submit" size="l" block disabled={!isHydrated} busy={form.isSending}>
        {t(tac.state || !rules.tacRequired ? 'register.submit' : 'register.continue')}
      </Button>
      {tac.state ? (
        <Button variant="quiet" block onClick={tac.reset}>
          {t('register.change')}
        </Button>
      ) : null}
    </form>
  )
}
