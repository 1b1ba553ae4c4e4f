import { isOutcomeUnsure, ProblemError } from '../api/problem-error.ts'
import { type AttemptLimit, AttemptLimitNotice, useAttemptLimit } from '../forms/attempt-limit.tsx'
import { routeFormError } from '../forms/route-form-error.ts'
import { useIntentKey } from '../forms/use-intent-key.ts'
import { useFieldTexts } from '../i18n/use-field-texts.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { useSession } from '../session/session-state.ts'
import { PasswordField } from '../ui/form/password-field.tsx'
import { type Form, type FormErrors, type FormValues, useForm } from '../ui/form/use-form.ts'

interface PasswordFormRules<Name extends string> {
  names: readonly Name[]
  check: (values: FormValues<Name>) => FormErrors<Name>
  /** Sends the values, with the idempotency key of the intent. */
  run: (values: FormValues<Name | 'password'>, key: string) => Promise<void>
  /** What the platform's refusal of a field means, where it can mean one thing only. */
  refused?: FormErrors<Name>
}

/** A form that changes the player's own limits: it asks for the password, and sends an intent once. */
export function usePasswordForm<Name extends string>({
  names,
  check,
  run,
  refused,
}: PasswordFormRules<Name>) {
  const { t } = useTranslation()
  const texts = useFieldTexts()
  const intent = useIntentKey()
  const limit = useAttemptLimit()
  const all: readonly (Name | 'password')[] = [...names, 'password']
  const form = useForm<Name | 'password'>({
    names: all,
    check: (values) => {
      const password = values.password === '' ? { password: t('care.passwordEmpty') } : {}
      return { ...check(values), ...password } as FormErrors<Name | 'password'>
    },
    send: async (values) => {
      try {
        await run(values, intent.keyOf(values))
        intent.settle()
        return undefined
      } catch (error) {
        if (!(error instanceof ProblemError && isOutcomeUnsure(error.problem))) intent.settle()
        const errors = routeFormError(error, all, { limit })
        const own = errors.flatMap(({ path }) => {
          const text = refused?.[path as Name]
          return text ? [[path, text]] : []
        })
        return {
          ...texts<Name | 'password'>(errors, { password: 'currentPassword' }),
          ...Object.fromEntries(own),
        }
      }
    },
  })
  return { form, limit }
}

interface PasswordConfirmationProps {
  /** The props of the form's field. */
  password: ReturnType<Form<string>['field']>
  limit: AttemptLimit
}

/** The password that a change of limits asks for, and how long to wait after too many attempts. */
export function PasswordConfirmation({ password, limit }: PasswordConfirmationProps) {
  const { t } = useTranslation()
  const { player } = useSession()
  return (
    <>
      {/* Password managers need the user name beside the password. */}
      <input autoComplete="username" defaultValue={player?.accountId} readOnly hidden />
      <PasswordField
        {...password}
        label={t('care.password')}
        required
        showLabel={t('login.showPassword')}
        hideLabel={t('login.hidePassword')}
      />
      <AttemptLimitNotice limit={limit} />
    </>
  )
}
