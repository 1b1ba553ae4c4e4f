import { useTranslation } from 'react-i18next'
import { useHydrated } from '../../browser/use-client-value.ts'
import { AttemptLimitNotice } from '../../forms/attempt-limit.tsx'
import { NewPasswordField } from '../../forms/new-password-field.tsx'
import { Steps } from '../../forms/steps.tsx'
import { TacEntry } from '../../forms/tac-entry.tsx'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { digitsOnly, filterInput } from '../../ui/form/filter-input.ts'
import type { Form } from '../../ui/form/use-form.ts'
import { type RecoveryFieldName, type RecoveryResult, useRecoveryForm } from './use-recovery-form.ts'

/**
 * Two steps: the account, then the one-time code and the new password. The second step looks the same whether or not
 * the account exists.
 */
export function ForgotPasswordForm({ onDone }: { onDone: (result: RecoveryResult) => void }) {
  const { t } = useTranslation()
  const isHydrated = useHydrated()
  const { form, limit, tac, resendCode, isSendingCode } = useRecoveryForm(onDone)
  return (
    <form className="forgot-form" {...form.formProps}>
      <Steps names={[t('recovery.stepWho'), t('recovery.stepNew')]} current={tac.state ? 1 : 0} />
      <div className="forgot-form" hidden={tac.state !== null}>
        <AccountFields form={form} />
      </div>
      {tac.state ? (
        <>
          <p className="forgot-note" role="status">
            {t('recovery.sent')}
          </p>
          <TacEntry
            state={tac.state}
            field={form.field('tac')}
            onResend={resendCode}
            isResending={isSendingCode}
          />
          <NewPasswordField field={form.field('newPassword')} label={t('recovery.newPassword')} />
        </>
      ) : null}
      <AttemptLimitNotice limit={limit} />
      <Button type="submit" size="l" block disabled={!isHydrated || limit.untilMs > 0} busy={form.isSending}>
        {t(tac.state ? 'recovery.setPassword' : 'login.sendCode')}
      </Button>
      {tac.state ? (
        <Button variant="quiet" block onClick={tac.reset}>
          {t('register.change')}
        </Button>
      ) : null}
    </form>
  )
}

function AccountFields({ form }: { form: Form<RecoveryFieldName> }) {
  const { t } = useTranslation()
  return (
    <>
      <TextField
        {...form.field('accountId')}
        label={t('login.accountId')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextField
        {...form.field('contactPhone')}
        {...filterInput(digitsOnly)}
        label={t('recovery.phone')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        placeholder="09XXXXXXXXX"
        required
      />
    </>
  )
}
