import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemError } from '../../api/problem-error.ts'
import { useOperation } from '../../api/use-operation.ts'
import { showProblem } from '../../session/problem-notice.ts'
import { beginSession } from '../../session/session-state.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import {
  type LoginErrors,
  type LoginField,
  type LoginValues,
  loginErrorsOf,
  readLogin,
} from './login-errors.ts'
import './login-form.css'

interface LoginFormProps {
  /** Called when the player is signed in. */
  onDone?: () => void
}

/** Account and password. What was typed is never lost; errors show at the fields, a refusal in the error dialog. */
export function LoginForm({ onDone }: LoginFormProps) {
  const { t } = useTranslation(['ui', 'validation'])
  const client = useQueryClient()
  const login = useOperation('login', { shownInPlace: true })
  const [values, setValues] = useState<LoginValues>({ accountId: '', password: '' })
  const [errors, setErrors] = useState<LoginErrors>({})
  const fields = { accountId: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) }

  const show = (found: LoginErrors) => {
    setErrors(found)
    const first = found.accountId ? 'accountId' : 'password'
    fields[first].current?.focus()
  }

  const fail = (error: unknown) => {
    if (!(error instanceof ProblemError)) throw error
    // Said by the flow that ends the session.
    if (error.problem.handling === 'endSession') return
    if (error.problem.handling === 'field') return show(loginErrorsOf(error.problem, values))
    // The dialog gives the focus back to where it was: the password, ready to be typed over.
    fields.password.current?.focus()
    fields.password.current?.select()
    showProblem(error.problem)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (login.isPending) return
    const read = readLogin(values)
    if ('errors' in read) return show(read.errors)
    setErrors({})
    try {
      const session = await login.mutateAsync({ body: read.body })
      if (!session.authenticated) return
      beginSession(client, session.player)
      onDone?.()
    } catch (error) {
      fail(error)
    }
  }

  const field = (name: LoginField) => ({
    name,
    ref: fields[name],
    label: t(`login.${name}`),
    value: values[name],
    error: errors[name] && t(`validation:${errors[name]}`),
    required: true,
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
    onBlur: () => {
      const read = readLogin(values)
      // An empty field that is only passed by is no mistake yet.
      const found = 'errors' in read && values[name] !== '' ? read.errors[name] : undefined
      setErrors(({ [name]: _, ...others }) => (found ? { ...others, [name]: found } : others))
    },
  })

  return (
    <form className="login-form" noValidate onSubmit={submit}>
      <TextField {...field('accountId')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
      <PasswordField
        {...field('password')}
        autoComplete="current-password"
        showLabel={t('login.showPassword')}
        hideLabel={t('login.hidePassword')}
      />
      <Button type="submit" size="l" block busy={login.isPending}>
        {t(login.isPending ? 'login.submitting' : 'login.submit')}
      </Button>
    </form>
  )
}
