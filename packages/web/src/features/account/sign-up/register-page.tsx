import type { SignupField, SignupFormRules } from '@marquee/contracts/areas/account/signup'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { query } from '../../../api/query.ts'
import { EntryFrame } from '../../../brand/entry-frame.tsx'
import { QueryResults } from '../../../brand/query-results.tsx'
import { useStartup } from '../../../brand/startup-context.ts'
import { useHydrated } from '../../../browser/use-client-value.ts'
import { AttemptLimitNotice } from '../../../forms/attempt-limit.tsx'
import { showStep } from '../../../forms/show-step.ts'
import { Steps } from '../../../forms/steps.tsx'
import { TacEntry } from '../../../forms/tac-entry.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useLoginAddress } from '../../../session/login-address.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { FormError } from '../../../ui/form/form-error.tsx'
import type { FormErrors } from '../../../ui/form/use-form.ts'
import { Fold } from '../../../ui/layout/fold.tsx'
import { SignupControl } from './signup-control.tsx'
import type { SignupName } from './signup-rules.ts'
import { type SignupStep, useRegisterForm } from './use-register-form.ts'
import './register-page.css'

/** Sign-up, for visitors who are not signed in. */
export function Page() {
  const { t } = useTranslation()
  const { site, market } = useStartup()
  const loginAddress = useLoginAddress()
  return (
    <EntryFrame
      asksForAge
      title={t('register.title')}
      text={t('register.intro', { site: site.siteName, age: market.minimumAge })}
    >
      <FormOrSkeleton />
      <p className="muted entry-other">
        {t('register.haveAccount')} <Link to={loginAddress}>{t('login.title')}</Link>
      </p>
    </EntryFrame>
  )
}

function FormOrSkeleton() {
  const { t } = useTranslation()
  const result = useQuery(query('getSignupForm', {}))
  return (
    <QueryResults result={result} failed={t('register.unknown')} skeleton={<FormSkeleton />}>
      {(rules) => <RegisterForm rules={rules} />}
    </QueryResults>
  )
}

function FormSkeleton() {
  return (
    <div className="stack gap-4 register-form" aria-busy="true">
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Skeleton key={place} height={48} />
      ))}
    </div>
  )
}

/** The sign-up form that the site's rules describe, in steps; the last is the one-time code where one is required. */
function RegisterForm({ rules }: { rules: SignupFormRules }) {
  const { t } = useTranslation()
  const isHydrated = useHydrated()
  const register = useRegisterForm(rules)
  const { form, limit, steps, step, code } = register
  useFocusOnStep(form.formProps.ref, code ? 'code' : step)
  const names = [
    ...steps.map(({ name }) => t(name === 'account' ? 'register.stepAccount' : 'register.stepDetails')),
    ...(rules.tacRequired ? [t('register.stepCode')] : []),
  ]
  const isLast = code !== null || (step === steps.length - 1 && !rules.tacRequired)
  return (
    <form className="stack gap-4 register-form" {...form.formProps}>
      {names.length > 1 ? <Steps names={names} current={step} /> : null}
      {steps.map((each, index) => (
        <StepFields
          key={each.name}
          step={each}
          isHidden={code !== null || index !== step}
          rules={rules}
          form={form}
        />
      ))}
      {code ? (
        <>
          <p role="status">{t('register.codeSent', { number: form.read().accountId })}</p>
          <TacEntry
            state={code}
            form={form}
            limit={limit}
            onResend={register.resendCode}
            isResending={register.isSendingCode}
          />
        </>
      ) : null}
      <FormError error={form.errors.form} />
      <AttemptLimitNotice limit={limit} />
      <Button type="submit" size="l" block disabled={!isHydrated || limit.untilMs > 0} busy={form.isSending}>
        {t(isLast ? 'register.submit' : 'register.continue')}
      </Button>
      {code || step > 0 ? (
        <Button variant="quiet" block onClick={register.goBack}>
          {t(code ? 'register.change' : 'app.back')}
        </Button>
      ) : null}
    </form>
  )
}

interface StepFieldsProps {
  step: SignupStep
  isHidden: boolean
  rules: SignupFormRules
  form: ReturnType<typeof useRegisterForm>['form']
}

function StepFields({ step, isHidden, rules, form }: StepFieldsProps) {
  const controls = (fields: readonly SignupField[]) =>
    fields.map((field) => <SignupControl key={field.name} field={field} rules={rules} form={form} />)
  return (
    <div className="stack gap-4 register-fields" data-step={step.name} hidden={isHidden}>
      {controls(step.fields)}
      {step.optional.length > 0 ? (
        <MoreFields errors={form.errors} names={step.optional.map(({ name }) => controlOf(name))}>
          {controls(step.optional)}
        </MoreFields>
      ) : null}
      {controls(step.consents)}
    </div>
  )
}

/** The control that shows a field's error. */
const controlOf = (name: SignupField['name']) => (name === 'dateOfBirth' ? 'birthDay' : name)

interface MoreFieldsProps {
  errors: FormErrors<SignupName>
  /** The controls in it. */
  names: readonly SignupName[]
  children: ReactNode
}

/** Optional fields, folded away until the player opens them or one of them is wrong. */
function MoreFields({ errors, names, children }: MoreFieldsProps) {
  const { t } = useTranslation()
  const fold = useRef<HTMLDetailsElement>(null)
  const hasError = names.some((name) => errors[name])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever errors are found, the same ones too
  useLayoutEffect(() => {
    if (!hasError || !fold.current || fold.current.open) return
    fold.current.open = true
    fold.current.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors, hasError])
  return (
    <Fold ref={fold} summary={t('register.more')}>
      <div className="stack gap-4 register-fields">{children}</div>
    </Fold>
  )
}

/** After a change of step: focuses the first field that is wrong, else the first one, below the top of the form. */
function useFocusOnStep(form: { current: HTMLFormElement | null }, step: number | 'code'): void {
  const last = useRef(step)
  // Before the step is painted: what is typed at once belongs there.
  useLayoutEffect(() => {
    if (last.current === step) return
    last.current = step
    // The code's field takes the focus itself.
    const group = form.current?.querySelector('[data-step]:not([hidden])')
    const target =
      group?.querySelector<HTMLElement>('[aria-invalid=true]') ??
      group?.querySelector<HTMLElement>('input, select')
    target?.focus({ preventScroll: true })
    showStep(form.current)
  }, [form, step])
}
