import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useHydrated } from '../../browser/use-client-value.ts'
import { AttemptLimitNotice } from '../../forms/attempt-limit.tsx'
import { TacEntry } from '../../forms/tac-entry.tsx'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { SegmentedControl } from '../../ui/form/segmented-control.tsx'
import './login-form.css'
import { LoginLinks } from './login-links.tsx'
import { type LoginMethod, useLoginForm } from './use-login-form.ts'

export interface LoginFormProps {
  /** Called when the player is signed in. */
  onDone?: () => void
  /** Called when a link leads away from the form. */
  onLeave?: () => void
  /** The path to continue to after login, where the address does not carry it. */
  next?: string | undefined
  /** Whether the first field takes the focus when the form appears: as in a modal, or where there is a keyboard. */
  takesFocus?: 'always' | 'withPointer'
}

/**
 * Login with account id and either a password or a one-time code. Errors show at the
 * fields, other refusals in the error dialog; the input is kept.
 */
export function LoginForm({ onDone, onLeave, next, takesFocus }: LoginFormProps) {
  const { t } = useTranslation()
  const isHydrated = useHydrated()
  const login = useLoginForm(onDone)
  const { form, limit, step, tac } = login
  const { ref } = form.formProps
  useEffect(() => {
    if (takesFocus === 'always' || (takesFocus === 'withPointer' && mayTakeFocus()))
      ref.current?.querySelector<HTMLInputElement>('[name=accountId]')?.focus({ preventScroll: true })
  }, [takesFocus, ref])
  const submitLabel = { password: 'submit', sendCode: 'sendCode', code: 'submit' } as const

  return (
    <form className="login-form" {...form.formProps}>
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
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        onInput={tac.state ? tac.reset : undefined}
      />
      <Credential login={login} />
      <AttemptLimitNotice limit={limit}>
        <Link to="/forgot-password" onClick={onLeave}>
          {t('login.forgot')}
        </Link>
      </AttemptLimitNotice>
      <Button type="submit" size="l" block disabled={!isHydrated || limit.untilMs > 0} busy={form.isSending}>
        {t(`login.${form.isSending && step !== 'sendCode' ? 'submitting' : submitLabel[step]}`)}
      </Button>
      <LoginLinks onLeave={onLeave} next={next} />
    </form>
  )
}

/** Whether to put the cursor into a field: not where that opens a keyboard on the screen, nor against the visitor. */
function mayTakeFocus(): boolean {
  const hasKeyboard = matchMedia('(hover: hover) and (pointer: fine)').matches
  return hasKeyboard && !document.activeElement?.matches('form *')
}

/** What the current step asks for below the account id: the password, nothing yet, or the one-time code. */
function Credential({ login }: { login: ReturnType<typeof useLoginForm> }) {
  const { t } = useTranslation()
  const { form, step, tac } = login
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
  if (!tac.state) return <p className="login-note">{t('login.codeHelp')}</p>
  return (
    <>
      <p className="login-note" role="status">
        {t('login.codeSent')}
      </p>
      <TacEntry
        state={tac.state}
        field={form.field('tac')}
        onResend={login.resendCode}
        isResending={login.isSendingCode}
      />
    </>
  )
}
