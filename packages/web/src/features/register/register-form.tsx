import type { SignupFormRules } from '@marquee/contracts/account/get-signup-form'
import type { FieldError } from '@marquee/contracts/field-errors'
import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { attribution } from '../../browser/attribution.ts'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { routeFormError } from '../../forms/route-form-error.ts'
import { TacEntry } from '../../forms/tac-entry.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useFieldTexts } from '../../i18n/use-field-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { type FormErrors, useForm } from '../../ui/form/use-form.ts'
import './register-form.css'
import { SignupControl } from './signup-control.tsx'
import { type SignupName, type SignupValues, signupErrors, signupNames } from './signup-rules.ts'
import { useSignup } from './use-signup.ts'

// Never the password, a code or a consent.
const kept: readonly SignupName[] = [
  'accountId',
  'contactPhone',
  'contactEmail',
  'birthDay',
  'birthMonth',
  'birthYear',
  'referrerCode',
]

/** The sign-up form as the site describes it, and the code that proves the number where the site asks for one. */
export function RegisterForm({ rules }: { rules: SignupFormRules }) {
  const { t } = useTranslation()
  const texts = useFieldTexts(rules.minAge)
  const isHydrated = useHydrated()
  const isMobile = rules.accountIdMode === 'MOBILE'
  const signup = useSignup(rules, () => forget())
  const { state: code } = signup.tac

  const textsOf = (errors: readonly FieldError[]): FormErrors<SignupName> => {
    const ruleOf = { accountId: isMobile ? 'contactPhone' : 'newAccountId' }
    const { dateOfBirth, ...others } = texts<SignupName | 'dateOfBirth'>(errors, ruleOf)
    return dateOfBirth ? { ...others, birthDay: dateOfBirth } : others
  }

  const check = (values: SignupValues) => {
    if (!code) return textsOf(signupErrors(values, rules, Date.now()))
    return textsOf(values.tac.length === code.tacLength ? [] : [{ path: 'tac', code: 'invalidFormat' }])
  }

  const fail = (error: unknown) => {
    const names = [...rules.fields.map(({ name }) => name), 'contactPhone', 'tac']
    const found = routeFormError(error, names)
    // What is wrong with the form is mended in the form.
    if (found.some(({ path }) => path !== 'tac')) signup.tac.reset()
    return textsOf(found)
  }

  const send = async (values: SignupValues) => {
    try {
      if (code) await signup.prove(values)
      else if (signup.needsCode(values)) {
        await signup.requestCode(values)
        return undefined
      }
      await signup.open(values)
      return undefined
    } catch (error) {
      return fail(error)
    }
  }

  const form = useForm<SignupName>({ names: signupNames, check, send })
  const forget = useDraft(form.formProps.ref, 'register', kept)
  useReferrer(form.formProps.ref)

  return (
    <form className="register-form" {...form.formProps}>
      <div className="register-fields" hidden={code !== null}>
        {rules.fields.map((asked) => (
          <SignupControl key={asked.name} asked={asked} rules={rules} form={form} />
        ))}
      </div>
      {code ? (
        <>
          <p role="status">{t('register.codeSent', { number: form.read().accountId })}</p>
          <TacEntry
            state={code}
            field={form.field('tac')}
            onResend={() => void signup.requestCode(form.read()).catch((error) => form.show(fail(error)))}
            isResending={signup.isResending}
          />
        </>
      ) : null}
      <Button type="submit" size="l" block disabled={!isHydrated} busy={form.isSending}>
        {t(code || !rules.tacRequired ? 'register.submit' : 'register.continue')}
      </Button>
      {code ? (
        <Button variant="quiet" block onClick={signup.tac.reset}>
          {t('register.change')}
        </Button>
      ) : null}
    </form>
  )
}

/**
 * Fills the referrer's code in from the link by which the visitor came, as the box's own value; a code that was
 * typed stays.
 */
function useReferrer(form: { current: HTMLFormElement | null }): void {
  useLayoutEffect(() => {
    const box = form.current?.elements.namedItem('referrerCode')
    if (!(box instanceof HTMLInputElement)) return
    box.defaultValue = attribution.current(Date.now()).referrerCode ?? ''
    if (box.value === '') box.value = box.defaultValue
  }, [form])
}
