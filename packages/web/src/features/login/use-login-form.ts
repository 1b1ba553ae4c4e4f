import type { Player } from '@marquee/contracts/areas/account/identity'
import { requestLoginTac } from '@marquee/contracts/areas/session/one-time-codes'
import { login, loginWithTac } from '@marquee/contracts/areas/session/session'
import type { FieldError } from '@marquee/contracts/field-errors'
import { normalizeMobileNumber } from '@marquee/contracts/form-fields'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { parseBody } from '../../api/parse-body.ts'
import { query } from '../../api/query.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useAttemptLimit } from '../../forms/attempt-limit.tsx'
import { routeFormError } from '../../forms/route-form-error.ts'
import { useTac } from '../../forms/tac-entry.tsx'
import { useFieldTexts } from '../../i18n/use-field-texts.ts'
import { newAccount } from '../../session/new-account.ts'
import { beginSession } from '../../session/session-state.ts'
import { showToast } from '../../ui/feedback/toast.ts'
import { type FormErrors, type FormValues, useForm } from '../../ui/form/use-form.ts'

const toastMs = 3_000
const names = ['accountId', 'password', 'tac'] as const

type LoginFieldName = (typeof names)[number]
type LoginValues = FormValues<LoginFieldName>
type LoginErrors = FormErrors<LoginFieldName>

/** How a player proves who they are: with the password, or with a one-time code (`tac`). */
export type LoginMethod = 'password' | 'tac'

/** What submitting the form does: log in with the password, send a one-time code, or log in with that code. */
type LoginStep = 'password' | 'sendCode' | 'code'

/** The login form's state and calls. `onDone` is called once the player is signed in. */
export function useLoginForm(onDone: (() => void) | undefined) {
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
      const session = await (step === 'password' ? calls.withPassword(values) : calls.withCode(values))
      if (session.authenticated) signIn(session.player)
      return undefined
    } catch (error) {
      if (step === 'code') tac.miss(error)
      return fail(error)
    }
  }

  const fail = (error: unknown): LoginErrors => {
    selectCredential(form.formProps.ref.current)
    return textsOf(routeFormError(error, names, { limit, signsIn: true }))
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
  const withPassword = useOperation('login', { shownInPlace: true, signsIn: true })
  const withCode = useOperation('loginWithTac', { shownInPlace: true, signsIn: true })
  const sendCode = useOperation('requestLoginTac', { shownInPlace: true, signsIn: true })
  return {
    withPassword: ({ accountId, password }: LoginValues) =>
      withPassword.mutateAsync({ body: { accountId, password } }),
    withCode: ({ accountId, tac }: LoginValues) => withCode.mutateAsync({ body: { accountId, tac } }),
    sendCode: ({ accountId }: LoginValues) => sendCode.mutateAsync({ body: { accountId } }),
    isSendingCode: sendCode.isPending,
  }
}

function useSignIn(onDone: (() => void) | undefined): (player: Player) => void {
  const { t } = useTranslation(['ui', 'messages'])
  const client = useQueryClient()
  return (player) => {
    beginSession(client, player)
    const name = player.fullName || player.accountId
    const text = t(newAccount.is(player.accountId) ? 'messages:welcome' : 'messages:loggedIn', { name })
    showToast({ tone: 'success', text, durationMs: toastMs, topic: 'session' })
    onDone?.()
  }
}

/** Focuses and selects the password or code, which is most likely what is wrong, so that it can be typed over. */
function selectCredential(form: HTMLFormElement | null): void {
  const input = form?.querySelector<HTMLInputElement>('[name=password],[name=tac]')
  input?.focus()
  input?.select()
}
