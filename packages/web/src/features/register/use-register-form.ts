import type { SignupFormRules } from '@marquee/contracts/account/get-signup-form'
import type { FieldError } from '@marquee/contracts/field-errors'
import { useLayoutEffect } from 'react'
import { attribution } from '../../browser/attribution.ts'
import { routeFormError } from '../../forms/route-form-error.ts'
import { useDraft } from '../../forms/use-draft.ts'
import { useFieldTexts } from '../../i18n/use-field-texts.ts'
import { type FormErrors, useForm } from '../../ui/form/use-form.ts'
import { type SignupName, type SignupValues, signupErrors, signupNames } from './signup-rules.ts'
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

/** The sign-up form's state and calls: the fields first, then the one-time code where the site requires one. */
export function useRegisterForm(rules: SignupFormRules) {
  const textsOf = useSignupTexts(rules)
  const signup = useSignup(rules, () => forget())
  const { state: code } = signup.tac

  const check = (values: SignupValues) => {
    if (!code) return textsOf(signupErrors(values, rules, Date.now()))
    return textsOf(values.tac.length === code.tacLength ? [] : [{ path: 'tac', code: 'invalidFormat' }])
  }

  const fail = (error: unknown) => {
    const names = [...rules.fields.map(({ name }) => name), 'contactPhone', 'tac']
    const errors = routeFormError(error, names)
    // Errors of other fields can only be corrected in the form, which the code step hides.
    if (errors.some(({ path }) => path !== 'tac')) signup.tac.reset()
    return textsOf(errors)
  }

  const send = async (values: SignupValues) => {
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
    tac: signup.tac,
    resendCode: () => void signup.requestCode(form.read()).catch((error) => form.show(fail(error))),
    isSendingCode: signup.isSendingCode,
  }
}

/** Error texts for the sign-up form's controls; an error of the date of birth shows at the day. */
function useSignupTexts({ minAge, accountIdMode }: SignupFormRules) {
  const texts = useFieldTexts(minAge)
  const ruleOf = { accountId: accountIdMode === 'MOBILE' ? 'contactPhone' : 'newAccountId' }
  return (errors: readonly FieldError[]): FormErrors<SignupName> => {
    const { dateOfBirth, ...others } = texts<SignupName | 'dateOfBirth'>(errors, ruleOf)
    return dateOfBirth ? { ...others, birthDay: dateOfBirth } : others
  }
}

/** Fills in the referrer's code from the visitor's link, as the input's default value; a typed code stays. */
function useReferrerCode(form: { current: HTMLFormElement | null }): void {
  useLayoutEffect(() => {
    const input = form.current?.elements.namedItem('referrerCode')
    if (!(input instanceof HTMLInputElement)) return
    input.defaultValue = attribution.current(Date.now()).referrerCode ?? ''
    if (input.value === '') input.value = input.defaultValue
  }, [form])
}
