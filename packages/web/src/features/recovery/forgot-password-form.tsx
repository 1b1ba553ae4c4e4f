import { forgotPassword } from '@marquee/contracts/account/forgot-password'
import { resetPassword } from '@marquee/contracts/account/reset-password'
import type { FieldError } from '@marquee/contracts/field-errors'
import { matchesAccountName } from '@marquee/contracts/form-fields'
import { useTranslation } from 'react-i18next'
import { parseBody } from '../../api/parse-body.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { NewPasswordField } from '../../forms/new-password-field.tsx'
import { routeFormError } from '../../forms/route-form-error.ts'
import { TacEntry } from '../../forms/tac-entry.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useTac } from '../../forms/use-tac.ts'
import { useFieldTexts } from '../../i18n/use-field-texts.ts'
import { Button } from '../../ui/form/button.tsx'
import { filterTyping } from '../../ui/form/filter-typing.ts'
import { digitsOnly } from '../../ui/form/keyboard-filter.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { type FormErrors, type FormValues, useForm } from '../../ui/form/use-form.ts'
import { Steps } from './steps.tsx'

const names = ['accountId', 'contactPhone', 'tac', 'newPassword'] as const
type Name = (typeof names)[number]

/**
 * Two steps: who, then the code and the new password. The second step looks the same whether or not there is such
 * an account.
 */
export function ForgotPasswordForm({ onEnd }: { onEnd: (ending: 'TEMP_PASSWORD' | 'reset') => void }) {
  const { t } = useTranslation()
  const texts = useFieldTexts()
  const isHydrated = useHydrated()
  const tac = useTac()
  const forgot = useOperation('forgotPassword', { shownInPlace: true })
  const reset = useOperation('resetPassword', { shownInPlace: true })

  const check = ({ accountId, contactPhone, tac: code, newPassword }: FormValues<Name>) => {
    if (!tac.state)
      return texts<Name>(parseBody(forgotPassword.body, { accountId, contactPhone }).errors ?? [])
    const errors = parseBody(resetPassword.body, { accountId, tac: code, newPassword }).errors ?? []
    const own: FieldError[] = matchesAccountName(newPassword, [accountId, contactPhone])
      ? [{ path: 'newPassword', code: 'invalidValue' }]
      : []
    return texts<Name>([...own, ...errors])
  }

  const begin = async ({ accountId, contactPhone }: Pick<FormValues<Name>, 'accountId' | 'contactPhone'>) => {
    const { method, ...sent } = await forgot.mutateAsync({ body: { accountId, contactPhone } })
    if (method === 'TEMP_PASSWORD') onEnd(method)
    else tac.begin(sent)
  }

  const fail = (error: unknown): FormErrors<Name> => texts(routeFormError(error, names))

  const send = async (values: FormValues<Name>) => {
    try {
      if (!tac.state) {
        await begin(values)
        return undefined
      }
      const { accountId, tac: code, newPassword } = values
      await reset.mutateAsync({ body: { accountId, tac: code, newPassword } })
      forget()
      onEnd('reset')
      return undefined
    } catch (error) {
      if (tac.state) tac.miss(error)
      return fail(error)
    }
  }

  const form = useForm<Name>({ names, check, send })
  const forget = useDraft(form.formProps.ref, 'forgot-password', ['accountId', 'contactPhone'])
  return (
    <form className="forgot-form" {...form.formProps}>
      <Steps names={[t('recovery.stepWho'), t('recovery.stepNew')]} current={tac.state ? 1 : 0} />
      <div className="forgot-form" hidden={tac.state !== null}>
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
          {...filterTyping(digitsOnly)}
          label={t('recovery.phone')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          placeholder="09XXXXXXXXX"
          required
        />
      </div>
      {tac.state ? (
        <>
          <p className="forgot-note" role="status">
            {t('recovery.sent')}
          </p>
          <TacEntry
            state={tac.state}
            field={form.field('tac')}
            onResend={() => void begin(form.read()).catch((error) => form.show(fail(error)))}
            isResending={forgot.isPending}
          />
          <NewPasswordField field={form.field('newPassword')} label={t('recovery.newPassword')} />
        </>
      ) : null}
      <Button type="submit" size="l" block disabled={!isHydrated} busy={form.isSending}>
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
