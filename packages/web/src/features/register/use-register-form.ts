import type { SignupFormRules } from '@marquee/contracts/areas/account/signup'
import type { FieldError } from '@marquee/contracts/field-errors'
import { useLayoutEffect, useState } from 'react'
import { attribution } from '../../browser/attribution.ts'
import { useAttemptLimit } from '../../forms/attempt-limit.tsx'
import { routeFormError } from '../../forms/route-form-error.ts'
import type { TacState } from '../../forms/tac-entry.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useFieldTexts } from '../../i18n/use-field-texts.ts'
import { type FormErrors, useForm } from '../../ui/form/use-form.ts'
import { type SignupName, type SignupValues, signupErrors, signupNames } from './signup-rules.ts'
import { signupSteps, stepWith } from './signup-steps.ts'
import { useSignup } from './use-signup.ts'

// Never the password, a code or a consent.
const draftFields: readonly SignupName[] = [
  'accountId',
  'contactPhone',
  'contactEmail',
  'birthDay',
  'birthMonth',
  'birthYear',
  'referrerCode',
]

/** The sign-up form's state and calls: its steps first, then the one-time code where the site requires one. */
export function useRegisterForm(rules: SignupFormRules) {
  const textsOf = useSignupTexts(rules)
  const signup = useSignup(rules, () => forget())
  const limit = useAttemptLimit()
  const steps = signupSteps(rules)
  const [step, setStep] = useState(0)
  const { state: code } = signup.tac

  const check = (values: SignupValues) => {
    if (code) return textsOf(codeErrors(values, code))
    const errors = signupErrors(values, rules, Date.now())
    return textsOf(errors.filter(({ path }) => stepWith(steps, [path]) <= step))
  }

  const fail = (error: unknown) => {
    const names = [...rules.fields.map(({ name }) => name), 'contactPhone', 'tac']
    const errors = routeFormError(error, names, { limit })
    // Errors of other fields can only be corrected in their step, which another one hides.
    const paths = errors.map(({ path }) => path).filter((path) => path !== 'tac')
    if (paths.length > 0) {
      signup.tac.reset()
      setStep(Math.max(0, stepWith(steps, paths)))
    }
    return textsOf(errors)
  }

  const send = async (values: SignupValues) => {
    if (!code && step < steps.length - 1) {
      setStep(step + 1)
      return undefined
    }
    try {
      if (code) await signup.verifyCode(values)
      else if (signup.needsCode(values)) {
        await signup.requestCode(values)
        return undefined
      }
      await signup.openAccount(values)
      return undefined
    } catch (error) {
      return fail(error)
    }
  }

  const form = useForm<SignupName>({ names: signupNames, check, send })
  const forget = useDraft(form.formProps.ref, 'register', draftFields)
  useReferrerCode(form.formProps.ref)
  return {
    form,
    limit,
    steps,
    step,
    /** To the step before; from the one-time code to the first, where the number is. */
    goBack: () => {
      signup.tac.reset()
      setStep(code ? 0 : step - 1)
    },
    tac: signup.tac,
    resendCode: () => void signup.requestCode(form.read()).catch((error) => form.show(fail(error))),
    isSendingCode: signup.isSendingCode,
  }
}

function codeErrors({ tac }: SignupValues, { tacLength }: TacState): FieldError[] {
  return tac.length === tacLength ? [] : [{ path: 'tac', code: 'invalidFormat' }]
}

/** Error texts for the sign-up form's controls; an error of the date of birth shows at the day. */
function useSignupTexts({ minAge, accountIdMode }: SignupFormRules) {
  const texts = useFieldTexts(minAge)
  const ruleOf = { accountId: accountIdMode === 'MOBILE' ? 'contactPhone' : 'newAccountId' }
  return (errors: Parameters<typeof texts>[0]): FormErrors<SignupName> => {
    const { dateOfBirth, ...others } = texts<SignupName | 'dateOfBirth'>(errors, ruleOf)
    return dateOfBirth ? { ...others, birthDay: dateOfBirth } : others
  }
}

/**
 * Fills in the referrer's code from the visitor's link, as the input's default value; a typed code stays. Where there is
 * one, the fold that it stands in is open: a player sees what is sent.
 */
function useReferrerCode(form: { current: HTMLFormElement | null }): void {
  useLayoutEffect(() => {
    const input = form.current?.elements.namedItem('referrerCode')
    if (!(input instanceof HTMLInputElement)) return
    input.defaultValue = attribution.current(Date.now()).referrerCode ?? ''
    if (input.value === '') input.value = input.defaultValue
    const fold = input.closest('details')
    if (fold && input.value !== '') fold.open = true
  }, [form])
}
