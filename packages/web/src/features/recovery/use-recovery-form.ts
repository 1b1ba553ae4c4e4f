import { forgotPassword, resetPassword } from '@marquee/contracts/areas/account/password'
import type { FieldError } from '@marquee/contracts/field-errors'
import { matchesAccountName } from '@marquee/contracts/form-fields'
import { parseBody } from '../../api/parse-body.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useAttemptLimit } from '../../forms/attempt-limit.tsx'
import { routeFormError } from '../../forms/route-form-error.ts'
import { useTac } from '../../forms/tac-entry.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useFieldTexts } from '../../i18n/use-field-texts.ts'
import { type FormErrors, type FormValues, useForm } from '../../ui/form/use-form.ts'

const names = ['accountId', 'contactPhone', 'tac', 'newPassword'] as const

export type RecoveryFieldName = (typeof names)[number]
type RecoveryValues = FormValues<RecoveryFieldName>
type RecoveryErrors = FormErrors<RecoveryFieldName>

/** How a recovery ends: the platform sends a temporary password, or the player has set a new one. */
export type RecoveryResult = 'TEMP_PASSWORD' | 'reset'

/** The state and calls of the two recovery steps: who is asking, then the one-time code with the new password. */
export function useRecoveryForm(onDone: (result: RecoveryResult) => void) {
  const texts = useFieldTexts()
  const tac = useTac()
  const limit = useAttemptLimit()
  const forgot = useOperation('forgotPassword', { shownInPlace: true })
  const reset = useOperation('resetPassword', { shownInPlace: true })

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
