import type { SignupField, SignupFieldName, SignupFormRules } from '@marquee/contracts/areas/account/signup'
import type { FieldError } from '@marquee/contracts/field-errors'
import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useOperation } from '../../../api/use-operation.ts'
import { useStartup } from '../../../brand/startup-context.ts'
import { attribution } from '../../../browser/attribution.ts'
import { now } from '../../../browser/clock.ts'
import { visitorId } from '../../../browser/visitor-id.ts'
import { useAttemptLimit } from '../../../forms/attempt-limit.tsx'
import { routeFormError } from '../../../forms/route-form-error.ts'
import { useDraft } from '../../../forms/use-draft.ts'
import { useStep } from '../../../forms/use-step.ts'
import { type TacState, useTac } from '../../../forms/use-tac.ts'
import { useFieldTexts } from '../../../i18n/use-field-texts.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { loginPageAddress } from '../../../session/login-address.ts'
import { newAccount } from '../../../session/new-account.ts'
import { useReturnPath } from '../../../session/return-path.ts'
import { beginSession } from '../../../session/session-state.ts'
import { showToast } from '../../../ui/feedback/toast.ts'
import { type FormErrors, useForm, wholeForm } from '../../../ui/form/use-form.ts'
import { type SignupName, type SignupValues, signupBody, signupErrors, signupNames } from './signup-rules.ts'

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
  // The one-time code is the last step.
  const { step, goTo } = useStep()
  const code = step === steps.length ? signup.tac.state : null

  const check = (values: SignupValues) => {
    if (code) return textsOf(codeErrors(values, code))
    const errors = signupErrors(values, rules, now())
    return textsOf(errors.filter(({ path }) => stepWith(steps, [path]) <= step))
  }

  const fail = (error: unknown) => {
    const names = [...rules.fields.map(({ name }) => name), 'contactPhone', 'tac']
    const errors = routeFormError(error, names, { limit })
    // Errors of other fields can only be corrected in their step, which another one hides.
    const paths = errors.map(({ path }) => path).filter((path) => path !== 'tac' && path !== wholeForm)
    if (paths.length > 0) {
      signup.tac.reset()
      goTo(Math.max(0, stepWith(steps, paths)))
    }
    return textsOf(errors)
  }

  const send = async (values: SignupValues) => {
    if (!code && step < steps.length - 1) {
      goTo(step + 1)
      return undefined
    }
    try {
      if (code) await signup.verifyCode(values)
      else if (signup.needsCode(values)) {
        await signup.requestCode(values)
        goTo(steps.length)
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
    goBack: () => goTo(code ? 0 : step - 1),
    code,
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
  const ruleOf = {
    accountId: accountIdMode === 'MOBILE' ? 'contactPhone' : 'newAccountId',
    password: 'newPassword',
  }
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
    input.defaultValue = attribution.current(now()).referrerCode ?? ''
    if (input.value === '') input.value = input.defaultValue
    const fold = input.closest('details')
    if (fold && input.value !== '') fold.open = true
  }, [form])
}

/** Proof that the player owns the phone number: the account id that it holds for, and what signup sends. */
interface Verification {
  accountId: string
  proof: { verifyToken: string } | { tac: string }
}

/**
 * The calls of a sign-up: a one-time code where the site requires one, then the account. The player is then signed in,
 * or led to the login where the platform does not sign new accounts in. A failed call throws its `ProblemError`.
 */
function useSignup(rules: SignupFormRules, onSignedUp: () => void) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { site } = useStartup()
  const returnTo = useReturnPath()
  const tac = useTac()
  const verification = useRef<Verification | undefined>(undefined)
  const request = useOperation('requestRegisterTac')
  const verify = useOperation('verifyTac')
  const signup = useOperation('signup')

  const requestCode = async ({ accountId }: SignupValues) =>
    tac.begin(await request.mutateAsync({ body: { accountId } }))

  const verifyCode = async ({ accountId, tac: code }: SignupValues) => {
    try {
      const { verifyToken } = await verify.mutateAsync({ body: { accountId, tac: code } })
      verification.current = { accountId, proof: verifyToken ? { verifyToken } : { tac: code } }
    } catch (error) {
      tac.miss(error)
      throw error
    }
  }

  const isVerified = ({ accountId }: SignupValues) => verification.current?.accountId === accountId

  const openAccount = async (values: SignupValues) => {
    const proof = isVerified(values) ? verification.current?.proof : undefined
    const visit = { ...attribution.current(now()), visitorId: visitorId() }
    const body = { ...signupBody(values, rules, visit), ...proof }
    const session = await signup.mutateAsync({ body })
    onSignedUp()
    newAccount.begin(session.authenticated ? session.player.accountId : body.accountId.toLowerCase())
    const text = t(session.authenticated ? 'register.opened' : 'register.ready', { site: site.siteName })
    showToast({ tone: 'success', text, topic: 'session' })
    // The page is for guests only: its guard redirects a player.
    if (session.authenticated) beginSession(client, session.player)
    else void navigate(loginPageAddress(returnTo ?? '/'), { replace: true })
  }

  return {
    tac,
    isSendingCode: request.isPending,
    needsCode: (values: SignupValues) => rules.tacRequired && !isVerified(values),
    requestCode,
    verifyCode,
    openAccount,
  }
}

const accountFields = new Set<SignupFieldName>(['accountId', 'password', 'contactPhone'])
const consents = new Set<SignupFieldName>(['acceptTerms', 'acceptAge', 'marketingOptIn'])

/** The fields of one step. */
export interface SignupStep {
  name: 'account' | 'details'
  fields: readonly SignupField[]
  /** Optional fields, folded away. */
  optional: readonly SignupField[]
  consents: readonly SignupField[]
}

/** The steps of a brand's form: what the player logs in with, then the rest; one step where that is only consents. */
function signupSteps({ fields }: SignupFormRules): readonly SignupStep[] {
  const account = fields.filter(({ name }) => accountFields.has(name))
  const others = fields.filter(({ name }) => !accountFields.has(name) && !consents.has(name))
  const asked = others.filter(({ required }) => required)
  const last = {
    optional: others.filter(({ required }) => !required),
    consents: fields.filter(({ name }) => consents.has(name)),
  }
  if (asked.length === 0) return [{ name: 'account', fields: account, ...last }]
  return [
    { name: 'account', fields: account, optional: [], consents: [] },
    { name: 'details', fields: asked, ...last },
  ]
}

/** The first step with one of these fields. */
function stepWith(steps: readonly SignupStep[], names: readonly string[]): number {
  return steps.findIndex(({ fields, optional, consents: boxes }) =>
    [...fields, ...optional, ...boxes].some(({ name }) => names.includes(name)),
  )
}
