import type { Player } from '@marquee/contracts/account'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemError } from '../../api/problem-error.ts'
import { useOperation } from '../../api/use-operation.ts'
import { showProblem } from '../../session/problem-notice.ts'
import { beginSession } from '../../session/session-state.ts'
import { useHydrated } from '../../session/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast.ts'
import { type LoginErrors, type LoginField, loginErrorsOf, readLogin } from './login-errors.ts'
import './login-form.css'

const toastMs = 3_000

interface LoginFormProps {
  /** Called when the player is signed in. */
  onDone?: () => void
}

/**
 * Account and password. The boxes keep what was typed by themselves, before this code has come too; errors show at
 * the fields, a refusal in the error dialog.
 */
export function LoginForm({ onDone }: LoginFormProps) {
  const { t } = useTranslation(['ui', 'validation', 'messages'])
  const client = useQueryClient()
  const login = useOperation('login', { shownInPlace: true })
  const isHydrated = useHydrated()
  const [errors, setErrors] = useState<LoginErrors>({})
  const accountId = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)

  const typed = () => ({ accountId: accountId.current?.value ?? '', password: password.current?.value ?? '' })

  const show = (found: LoginErrors) => {
    setErrors(found)
    const first = found.accountId ? accountId : password
    first.current?.focus()
  }

  const greet = ({ fullName, accountId: id }: Player) =>
    showToast({
      tone: 'success',
      text: t('messages:loggedIn', { name: fullName || id }),
      durationMs: toastMs,
    })

  const fail = (error: unknown) => {
    if (!(error instanceof ProblemError)) throw error
    // Said by the flow that ends the session.
    if (error.problem.handling === 'endSession') return
    if (error.problem.handling === 'field') return show(loginErrorsOf(error.problem, typed()))
    // The dialog gives the focus back to where it was: the password, ready to be typed over.
    password.current?.focus()
    password.current?.select()
    showProblem(error.problem)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (login.isPending) return
    const read = readLogin(typed())
    if ('errors' in read) return show(read.errors)
    setErrors({})
    try {
      const session = await login.mutateAsync({ body: read.body })
      if (!session.authenticated) return
      beginSession(client, session.player)
      greet(session.player)
      onDone?.()
    } catch (error) {
      fail(error)
    }
  }

  const check = (name: LoginField) => {
    const values = typed()
    const read = readLogin(values)
    // An empty field that is only passed by is no mistake yet.
    const found = 'errors' in read && values[name] !== '' ? read.errors[name] : undefined
    setErrors(({ [name]: _, ...others }) => (found ? { ...others, [name]: found } : others))
  }

  const field = (name: LoginField) => ({
    name,
    label: t(`login.${name}`),
    error: errors[name] && t(`validation:${errors[name]}`),
    required: true,
    onBlur: () => check(name),
  })

  // A form that is sent before its code has come would carry the password: not in the address, and not at all.
  return (
    <form className="login-form" method="post" noValidate onSubmit={submit}>
      <TextField
        {...field('accountId')}
        ref={accountId}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...field('password')}
        ref={password}
        autoComplete="current-password"
        showLabel={t('login.showPassword')}
        hideLabel={t('login.hidePassword')}
      />
      <Button type="submit" size="l" block disabled={!isHydrated} busy={login.isPending}>
        {t(login.isPending ? 'login.submitting' : 'login.submit')}
      </Button>
    </form>
  )
}
