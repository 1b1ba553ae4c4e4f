import { forgotPassword, resetPassword } from '@marquee/contracts/areas/account/password'
import type { FieldError } from '@marquee/contracts/field-errors'
import { matchesAccountName } from '@marquee/contracts/form-fields'
import { useState } from 'react'
import { Link } from 'react-router'
import { parseBody } from '../../api/parse-body.ts'
import { useOperation } from '../../api/use-operation.ts'
import { EntryFrame } from '../../brand/entry-frame.tsx'
import { useHydrated } from '../../browser/use-client-value.ts'
import { AttemptLimitNotice, useAttemptLimit } from '../../forms/attempt-limit.tsx'
import { NewPasswordField } from '../../forms/new-password-field.tsx'
import { routeFormError } from '../../forms/route-form-error.ts'
import { Steps } from '../../forms/steps.tsx'
import { TacEntry } from '../../forms/tac-entry.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useTac } from '../../forms/use-tac.ts'
import { useFieldTexts } from '../../i18n/use-field-texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useLoginAddress } from '../../session/login-address.ts'
import { Button, buttonClass } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { digitsOnly, filterInput } from '../../ui/form/filter-input.ts'
import { FormError } from '../../ui/form/form-error.tsx'
import { type Form, type FormErrors, type FormValues, useForm } from '../../ui/form/use-form.ts'
import { usePasswordHold } from './use-password-hold.ts'

/** Password recovery: the player sets a new password with a one-time code, or the platform sends a temporary one. */
export function Page() {
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
          <p className="muted entry-other">
            <Link to={loginAddress}>{t('recovery.back')}</Link>
          </p>
        </>
      )}
    </EntryFrame>
  )
}

/**
 * Two steps: the account, then the one-time code and the new password. The second step looks the same whether or not
 * the account exists.
 */
function ForgotPasswordForm({ onDone }: { onDone: (result: RecoveryResult) => void }) {
  const { t } = useTranslation()
  const isHydrated = useHydrated()
  const { form, limit, tac, resendCode, isSendingCode } = useRecoveryForm(onDone)
  const hold = usePasswordHold()
  return (
    <form className="stack gap-4" {...form.formProps}>
      <Steps names={[t('recovery.stepWho'), t('recovery.stepNew')]} current={tac.state ? 1 : 0} />
      <div className="stack gap-4" hidden={tac.state !== null}>
        <AccountFields form={form} />
      </div>
      {tac.state ? (
        <>
          <p className="tint muted" role="status">
            {t('recovery.sent')}
          </p>
          <TacEntry
            state={tac.state}
            form={form}
            limit={limit}
            onResend={resendCode}
            isResending={isSendingCode}
          />
          <NewPasswordField field={form.field('newPassword')} label={t('recovery.newPassword')} />
          {hold ? <p className="tint muted">{hold}</p> : null}
        </>
      ) : null}
      <FormError error={form.errors.form} />
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

const names = ['accountId', 'contactPhone', 'tac', 'newPassword'] as const

type RecoveryFieldName = (typeof names)[number]
type RecoveryValues = FormValues<RecoveryFieldName>
type RecoveryErrors = FormErrors<RecoveryFieldName>

/** How a recovery ends: the platform sends a temporary password, or the player has set a new one. */
type RecoveryResult = 'TEMP_PASSWORD' | 'reset'

/** The state and calls of the two recovery steps: who is asking, then the one-time code with the new password. */
function useRecoveryForm(onDone: (result: RecoveryResult) => void) {
  const texts = useFieldTexts()
  const tac = useTac()
  const limit = useAttemptLimit()
  const forgot = useOperation('forgotPassword')
  const reset = useOperation('resetPassword')

  const requestCode = async ({ accountId, contactPhone }: RecoveryValues) => {
    const { method, ...sent } = await forgot.mutateAsync({ body: { accountId, contactPhone } })
    if (method === 'TEMP_PASSWORD') onDone(method)
    else tac.begin(sent)
  }

  const setPassword = async ({ accountId, tac: code, newPassword }: RecoveryValues) => {
    await reset.mutateAsync({ body: { accountId, tac: code, newPassword } })
    forget()
    onDone('reset')
  }

  const fail = (error: unknown): RecoveryErrors => texts(routeFormError(error, names, { limit }))

  const send = async (values: RecoveryValues) => {
    try {
      await (tac.state ? setPassword(values) : requestCode(values))
      return undefined
    } catch (error) {
      if (tac.state) tac.miss(error)
      return fail(error)
    }
  }

  const form = useForm<RecoveryFieldName>({
    names,
    check: (values) => texts(tac.state ? passwordErrors(values) : accountErrors(values)),
    send,
  })
  const forget = useDraft(form.formProps.ref, 'forgot-password', ['accountId', 'contactPhone'])
  return {
    form,
    limit,
    tac,
    resendCode: () => void requestCode(form.read()).catch((error) => form.show(fail(error))),
    isSendingCode: forgot.isPending,
  }
}

function accountErrors({ accountId, contactPhone }: RecoveryValues): readonly FieldError[] {
  return parseBody(forgotPassword.body, { accountId, contactPhone }).errors ?? []
}

function passwordErrors({ accountId, contactPhone, tac, newPassword }: RecoveryValues): FieldError[] {
  const errors = parseBody(resetPassword.body, { accountId, tac, newPassword }).errors ?? []
  const isAccountName = matchesAccountName(newPassword, [accountId, contactPhone])
  return isAccountName ? [{ path: 'newPassword', code: 'invalidValue' }, ...errors] : [...errors]
}
