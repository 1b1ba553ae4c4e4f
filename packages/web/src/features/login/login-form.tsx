import type { Player } from '@marquee/contracts/account'
import { login } from '@marquee/contracts/session/login'
import { loginWithTac } from '@marquee/contracts/session/login-with-tac'
import { requestLoginTac } from '@marquee/contracts/tac/request-login-tac'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { parseBody } from '../../api/parse-body.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { routeFormError } from '../../forms/route-form-error.ts'
import { TacEntry } from '../../forms/tac-entry.tsx'
import { useTac } from '../../forms/use-tac.ts'
import { useFieldTexts } from '../../i18n/use-field-texts.ts'
import { beginSession } from '../../session/session-state.ts'
import { showToast } from '../../ui/feedback/toast.ts'
import { Button } from '../../ui/form/button.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { Segments } from '../../ui/form/segments.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { type FormErrors, type FormValues, useForm } from '../../ui/form/use-form.ts'
import './login-form.css'
import { LoginLinks } from './login-links.tsx'

const toastMs = 3_000
const names = ['accountId', 'password', 'tac'] as const
type Name = (typeof names)[number]
type Way = 'password' | 'tac'

interface LoginFormProps {
  /** Called when the player is signed in. */
  onDone?: () => void
  /** Called when a link leads away from the form. */
  onLeave?: () => void
  /** Where the visitor wanted to go, where the address does not say it. */
  next?: string | undefined
  /** The form comes into an open modal, and the focus goes to its first field. */
  takesFocus?: boolean
}

/**
 * Account and password, or a one-time code in the password's place. Errors show at the fields, a refusal in the
 * error dialog, and what was typed stays.
 */
export function LoginForm({ onDone, onLeave, next, takesFocus = false }: LoginFormProps) {
  const { t } = useTranslation(['ui', 'messages'])
  const client = useQueryClient()
  const texts = useFieldTexts()
  const isHydrated = useHydrated()
  const [way, setWay] = useState<Way>('password')
  const tac = useTac()
  const withPassword = useOperation('login', { shownInPlace: true })
  const withTac = useOperation('loginWithTac', { shownInPlace: true })
  const sendTac = useOperation('requestLoginTac', { shownInPlace: true })
  const step = way === 'password' ? 'password' : tac.state ? 'code' : 'sendCode'

  const textsOf = (errors: Parameters<typeof texts>[0]): FormErrors<Name> =>
    texts(errors, { password: 'enteredPassword' })

  const check = ({ accountId, password, tac: code }: FormValues<Name>): FormErrors<Name> => {
    const read = {
      password: () => parseBody(login.body, { accountId, password }),
      sendCode: () => parseBody(requestLoginTac.body, { accountId }),
      code: () => parseBody(loginWithTac.body, { accountId, tac: code }),
    }[step]()
    return textsOf(read.errors ?? [])
  }

  const enter = (player: Player) => {
    beginSession(client, player)
    const name = player.fullName || player.accountId
    showToast({ tone: 'success', text: t('messages:loggedIn', { name }), durationMs: toastMs })
    onDone?.()
  }

  const send = async ({ accountId, password, tac: code }: FormValues<Name>) => {
    try {
      if (step === 'sendCode') {
        tac.begin(await sendTac.mutateAsync({ body: { accountId } }))
        return undefined
      }
      const session =
        step === 'password'
          ? await withPassword.mutateAsync({ body: { accountId, password } })
          : await withTac.mutateAsync({ body: { accountId, tac: code } })
      if (session.authenticated) enter(session.player)
      return undefined
    } catch (error) {
      if (step === 'code') tac.miss(error)
      return fail(error)
    }
  }

  const fail = (error: unknown): FormErrors<Name> => {
    // The error dialog gives the focus back to where it was: what is most likely wrong, ready to be typed over.
    const box = form.formProps.ref.current?.querySelector<HTMLInputElement>('[name=password],[name=tac]')
    box?.focus()
    box?.select()
    return textsOf(routeFormError(error, names))
  }

  const form = useForm<Name>({ names, check, send })
  const { ref } = form.formProps
  useEffect(() => {
    if (takesFocus) ref.current?.querySelector('input')?.focus()
  }, [takesFocus, ref])
  const resend = () =>
    void sendTac.mutateAsync({ body: { accountId: form.read().accountId } }).then(tac.begin, fail)
  const submitLabel = { password: 'submit', sendCode: 'sendCode', code: 'submit' } as const

  return (
    <form className="login-form" {...form.formProps}>
      <TextField
        {...form.field('accountId')}
        label={t('login.accountId')}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        onInput={tac.state ? tac.reset : undefined}
      />
      <Segments<Way>
        label={t('login.way')}
        name="way"
        value={way}
        onChange={setWay}
        options={[
          { value: 'password', label: t('login.wayPassword') },
          { value: 'tac', label: t('login.wayCode') },
        ]}
      />
      {step === 'password' ? (
        <PasswordField
          {...form.field('password')}
          label={t('login.password')}
          required
          autoComplete="current-password"
          showLabel={t('login.showPassword')}
          hideLabel={t('login.hidePassword')}
        />
      ) : null}
      {step === 'sendCode' ? <p className="login-note">{t('login.codeHelp')}</p> : null}
      {step === 'code' && tac.state ? (
        <>
          <p className="login-note" role="status">
            {t('login.codeSent')}
          </p>
          <TacEntry
            state={tac.state}
            field={form.field('tac')}
            onResend={resend}
            isResending={sendTac.isPending}
          />
        </>
      ) : null}
      <Button type="submit" size="l" block disabled={!isHydrated} busy={form.isSending}>
        {t(`login.${form.isSending && step !== 'sendCode' ? 'submitting' : submitLabel[step]}`)}
      </Button>
      <LoginLinks onLeave={onLeave} next={next} />
    </form>
  )
}
