import type { Player } from '@marquee/contracts/areas/account/identity'
import { requestLoginTac } from '@marquee/contracts/areas/session/one-time-codes'
import { login, loginWithTac } from '@marquee/contracts/areas/session/session'
import type { FieldError } from '@marquee/contracts/field-errors'
import { normalizeMobileNumber } from '@marquee/contracts/mobile-number'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { parseBody } from '../../api/parse-body.ts'
import { query } from '../../api/query.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useHydrated } from '../../browser/use-client-value.ts'
import { AttemptLimitNotice, useAttemptLimit } from '../../forms/attempt-limit.tsx'
import { routeFormError } from '../../forms/route-form-error.ts'
import { TacEntry } from '../../forms/tac-entry.tsx'
import { useTac } from '../../forms/use-tac.ts'
import { useFieldTexts } from '../../i18n/use-field-texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { returnField } from '../../session/login-address.ts'
import type { LoginRequest } from '../../session/login-request.ts'
import { refusedPlayer, useRefusedPlayer } from '../../session/refused-player.ts'
import { useReturnPath } from '../../session/return-path.ts'
import { beginSession, tryLogin } from '../../session/session-state.ts'
import { Button } from '../../ui/button/button.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { TextField } from '../../ui/form/field.tsx'
import { FormError } from '../../ui/form/form-error.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { SegmentedControl } from '../../ui/form/segmented-control.tsx'
import { type FormErrors, type FormValues, useForm } from '../../ui/form/use-form.ts'
import { LoginReason } from './login-reason.tsx'
import './login-form.css'

export interface LoginFormProps {
  /** Called when the player is signed in. */
  onDone?: () => void
  /** Called when a link leads away from the form. */
  onLeave?: () => void
  /** What the log-in is asked for, where nothing around the form says so. */
  request?: LoginRequest
  /** Whether the first field takes the focus when the form appears: as in a modal, or where there is a keyboard. */
  takesFocus?: 'always' | 'withPointer'
}

/**
 * Login with account id and either a password or a one-time code. Errors show at the
 * fields, other refusals in the error dialog; the input is kept.
 */
export function LoginForm({ onDone, onLeave, request, takesFocus }: LoginFormProps) {
  const { t } = useTranslation()
  const isHydrated = useHydrated()
  const login = useLoginForm(onDone)
  const { form, limit, step } = login
  const refused = useRefusedPlayer()
  const { ref } = form.formProps
  useEffect(() => {
    if (takesFocus === 'always' || (takesFocus === 'withPointer' && mayTakeFocus()))
      ref.current?.querySelector<HTMLInputElement>('[name=accountId]')?.focus({ preventScroll: true })
  }, [takesFocus, ref])
  const submitLabel = { password: 'submit', sendCode: 'sendCode', code: 'submit' } as const

  return (
    <form className="stack gap-4 login-form" {...form.formProps}>
      {request ? <LoginReason request={request} onLeave={onLeave} /> : null}
      <SegmentedControl<LoginMethod>
        label={t('login.way')}
        name="way"
        value={login.method}
        onChange={login.setMethod}
        options={[
          { value: 'password', label: t('login.wayPassword') },
          { value: 'tac', label: t('login.wayCode') },
        ]}
      />
      <TextField
        {...form.field('accountId')}
        {...(login.isMobile && { type: 'tel', inputMode: 'tel', placeholder: '09XXXXXXXXX' })}
        label={t(login.isMobile ? 'login.mobile' : 'login.accountId')}
        defaultValue={refused?.accountId}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        onInput={login.changeAccount}
      />
      <RefusedNote />
      <Credential login={login} />
      <FormError error={form.errors.form} />
      <AttemptLimitNotice limit={limit}>
        <Link to="/forgot-password" onClick={onLeave}>
          {t('login.forgot')}
        </Link>
      </AttemptLimitNotice>
      <Button type="submit" size="l" block disabled={!isHydrated || limit.untilMs > 0} busy={form.isSending}>
        {t(`login.${form.isSending && step !== 'sendCode' ? 'submitting' : submitLabel[step]}`)}
      </Button>
      <LoginLinks onLeave={onLeave} next={request?.next} />
    </form>
  )
}

/** Whose account a log-in was refused for, so that a mistyped account id can be told from a wrong password. */
function RefusedNote() {
  const { t } = useTranslation()
  const refused = useRefusedPlayer()
  const name = refused?.fullName || refused?.contactEmail
  return name ? <p className="muted login-note">{t('login.asPlayer', { name })}</p> : null
}

/** Whether to put the cursor into a field: not where that opens a keyboard on the screen, nor against the visitor. */
function mayTakeFocus(): boolean {
  const hasKeyboard = matchMedia('(hover: hover) and (pointer: fine)').matches
  return hasKeyboard && !document.activeElement?.matches('form *')
}

/** What the current step asks for below the account id: the password, nothing yet, or the one-time code. */
function Credential({ login }: { login: ReturnType<typeof useLoginForm> }) {
  const { t } = useTranslation()
  const { form, limit, step, tac } = login
  if (step === 'password') {
    return (
      <PasswordField
        {...form.field('password')}
        label={t('login.password')}
        required
        autoComplete="current-password"
        showLabel={t('login.showPassword')}
        hideLabel={t('login.hidePassword')}
      />
    )
  }
  if (!tac.state) return <p className="muted login-note">{t('login.codeHelp')}</p>
  return (
    <>
      <p className="muted login-note" role="status">
        {t('login.codeSent')}
      </p>
      <TacEntry
        state={tac.state}
        form={form}
        limit={limit}
        onResend={login.resendCode}
        isResending={login.isSendingCode}
      />
    </>
  )
}

interface LoginLinksProps {
  onLeave: (() => void) | undefined
  /** The path to continue to after login, where the address does not carry it. */
  next: string | undefined
}

/** Links to password recovery and to sign-up, which passes on the path to continue to. */
function LoginLinks({ onLeave, next }: LoginLinksProps) {
  const { t } = useTranslation()
  const fromAddress = useReturnPath()
  // Cached documents are shared by visitors, so the server renders no return path.
  const returnTo = useHydrated() ? (fromAddress ?? next) : undefined
  const query = returnTo ? `?${new URLSearchParams({ [returnField]: returnTo })}` : ''
  return (
    <p className="wrap spread muted login-links">
      <Link to="/forgot-password" onClick={onLeave}>
        {t('login.forgot')}
      </Link>
      <span>
        {t('login.noAccount')}{' '}
        <Link to={`/register${query}`} onClick={onLeave}>
          {t('login.signUp')}
        </Link>
      </span>
    </p>
  )
}

const names = ['accountId', 'password', 'tac'] as const

type LoginFieldName = (typeof names)[number]
type LoginValues = FormValues<LoginFieldName>
type LoginErrors = FormErrors<LoginFieldName>

/** How a player proves who they are: with the password, or with a one-time code (`tac`). */
type LoginMethod = 'password' | 'tac'

/** What submitting the form does: log in with the password, send a one-time code, or log in with that code. */
type LoginStep = 'password' | 'sendCode' | 'code'

/** The login form's state and calls. `onDone` is called once the player is signed in. */
function useLoginForm(onDone: (() => void) | undefined) {
  const client = useQueryClient()
  const texts = useFieldTexts()
  const [chosen, setChosen] = useState<LoginMethod>()
  const tac = useTac()
  const calls = useLoginCalls()
  const signIn = useSignIn(onDone)
  const limit = useAttemptLimit()
  const isMobile = useHasMobileAccounts()
  const method = chosen ?? (isMobile ? 'tac' : 'password')
  const step: LoginStep = method === 'password' ? 'password' : tac.state ? 'code' : 'sendCode'
  const textsOf = (errors: Parameters<typeof texts>[0]): LoginErrors =>
    texts(errors, { password: 'enteredPassword', ...(isMobile && { accountId: 'contactPhone' }) })

  const send = async (values: LoginValues) => {
    try {
      if (step === 'sendCode') {
        tac.begin(await calls.sendCode(values))
        return undefined
      }
      const session = await tryLogin(client, values.accountId, () =>
        step === 'password' ? calls.withPassword(values) : calls.withCode(values),
      )
      if (session.authenticated) signIn(session.player)
      return undefined
    } catch (error) {
      if (step === 'code') tac.miss(error)
      return fail(error)
    }
  }

  const fail = (error: unknown): LoginErrors => {
    const errors = textsOf(routeFormError(error, names, { limit }))
    if (!errors.form) selectCredential(form.formProps.ref.current)
    return errors
  }

  const setMethod = (next: LoginMethod) => {
    // Only a change is a choice: else the brand's own first way, which may arrive later, would not show.
    if (next === method) return
    limit.reset()
    setChosen(next)
  }

  const form = useForm<LoginFieldName>({
    names,
    check: (values) => textsOf(fieldErrors(step, asSent(values))),
    send: (values) => send(asSent(values)),
  })
  return {
    form,
    isMobile,
    limit,
    method,
    setMethod,
    step,
    tac,
    /** Another account: what was said about the one before holds no longer. */
    changeAccount: () => {
      refusedPlayer.set(undefined)
      if (tac.state) tac.reset()
    },
    resendCode: () =>
      void calls.sendCode(asSent(form.read())).then(tac.begin, (error) => form.show(fail(error))),
    isSendingCode: calls.isSendingCode,
  }
}

/** A mobile number may be typed in several ways; as an account id it is known by one. */
function asSent(values: LoginValues): LoginValues {
  return { ...values, accountId: normalizeMobileNumber(values.accountId) }
}

/** Whether this brand's account ids are mobile numbers. */
function useHasMobileAccounts(): boolean {
  return useQuery(query('getSignupForm', {})).data?.accountIdMode === 'MOBILE'
}

function fieldErrors(step: LoginStep, { accountId, password, tac }: LoginValues): readonly FieldError[] {
  const read = {
    password: () => parseBody(login.body, { accountId, password }),
    sendCode: () => parseBody(requestLoginTac.body, { accountId }),
    code: () => parseBody(loginWithTac.body, { accountId, tac }),
  }[step]()
  return read.errors ?? []
}

function useLoginCalls() {
  const withPassword = useOperation('login')
  const withCode = useOperation('loginWithTac')
  const sendCode = useOperation('requestLoginTac')
  return {
    withPassword: ({ accountId, password }: LoginValues) =>
      withPassword.mutateAsync({ body: { accountId, password } }),
    withCode: ({ accountId, tac }: LoginValues) => withCode.mutateAsync({ body: { accountId, tac } }),
    sendCode: ({ accountId }: LoginValues) => sendCode.mutateAsync({ body: { accountId } }),
    isSendingCode: sendCode.isPending,
  }
}

function useSignIn(onDone: (() => void) | undefined): (player: Player) => void {
  const { t } = useTranslation('messages')
  const client = useQueryClient()
  return (player) => {
    beginSession(client, player)
    showToast({ tone: 'success', text: t('loggedIn'), topic: 'session' })
    onDone?.()
  }
}

/** Focuses and selects the password or code, which is most likely what is wrong, so that it can be typed over. */
function selectCredential(form: HTMLFormElement | null): void {
  const input = form?.querySelector<HTMLInputElement>('[name=password],[name=tac]')
  input?.focus()
  input?.select()
}
