import { isOutcomeUnsure } from '@marquee/contracts/unsure-outcome'
import { useState } from 'react'
import { ProblemError } from '../api/problem-error.ts'
import { type AttemptLimit, AttemptLimitNotice, useAttemptLimit } from '../forms/attempt-limit.tsx'
import { routeFormError } from '../forms/route-form-error.ts'
import { useIntentKey } from '../forms/use-intent-key.ts'
import { useFieldTexts } from '../i18n/use-field-texts.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { useSession } from '../session/session-state.ts'
import { FormError } from '../ui/form/form-error.tsx'
import { PasswordField } from '../ui/form/password-field.tsx'
import { type Form, type FormErrors, type FormValues, useForm } from '../ui/form/use-form.ts'

interface ControlFormRules<Name extends string> {
  names: readonly Name[]
  check: (values: FormValues<Name>) => FormErrors<Name>
  /** Whether the change lets the player do more. What protects asks for no password. */
  loosens?: boolean
  /** Sends the values and, where one is asked for, the password, with the idempotency key of the intent. */
  run: (values: FormValues<Name>, password: { password?: string }, key: string) => Promise<void>
  /** What the platform's refusal of a field means, where it can mean one thing only. */
  refused?: FormErrors<Name>
}

/**
 * A form that changes the player's own limits, and sends an intent once. It asks for the password where the change lets
 * the player do more, and where the platform insists on it.
 */
export function useControlForm<Name extends string>({
  names,
  check,
  loosens = false,
  run,
  refused,
}: ControlFormRules<Name>) {
  const { t } = useTranslation()
  const texts = useFieldTexts()
  const intent = useIntentKey()
  const limit = useAttemptLimit()
  const [isInsisted, setInsisted] = useState(false)
  const asksPassword = loosens || isInsisted
  const all: readonly (Name | 'password')[] = [...names, 'password']
  const form = useForm<Name | 'password'>({
    names: all,
    check: (values) => {
      const isMissing = asksPassword && values.password === ''
      const password = isMissing ? { password: t('care.passwordEmpty') } : {}
      return { ...check(values), ...password } as FormErrors<Name | 'password'>
    },
    send: async (values) => {
      try {
        const { password } = values
        await run(values, asksPassword ? { password } : {}, intent.keyOf(values))
        intent.settle()
        return undefined
      } catch (error) {
        if (!(error instanceof ProblemError && isOutcomeUnsure(error.problem))) intent.settle()
        const errors = routeFormError(error, all, { limit })
        if (!asksPassword && errors.some(({ path }) => path === 'password')) {
          setInsisted(true)
          return { password: t('care.passwordEmpty') } as FormErrors<Name | 'password'>
        }
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
  return { form, limit, asksPassword }
}

interface PasswordConfirmationProps<Name extends string> {
  state: { form: Form<Name | 'password'>; limit: AttemptLimit; asksPassword: boolean }
}

/** The password, where a change of limits asks for it, and why the change did not work where no field is to blame. */
export function PasswordConfirmation<Name extends string>({ state }: PasswordConfirmationProps<Name>) {
  return (
    <>
      {state.asksPassword ? <Password field={state.form.field('password')} /> : null}
      <FormError error={state.form.errors.form} />
      <AttemptLimitNotice limit={state.limit} />
    </>
  )
}

function Password({ field }: { field: ReturnType<Form<string>['field']> }) {
  const { t } = useTranslation()
  const { player } = useSession()
  return (
    <>
      {/* Password managers need the user name beside the password. */}
      <input autoComplete="username" defaultValue={player?.accountId} readOnly hidden />
      <PasswordField
        {...field}
        label={t('care.password')}
        required
        showLabel={t('login.showPassword')}
        hideLabel={t('login.hidePassword')}
      />
    </>
  )
}
