import { useEffect, useRef, useState } from 'react'
import { now } from '../browser/clock.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from '../ui/button/button.tsx'
import { useSecondsLeft } from '../ui/layout/use-seconds-left.ts'
import './tac-entry.css'
import type { TacSent } from '@marquee/contracts/areas/session/one-time-codes'
import { ProblemError } from '../api/problem-error.ts'
import { TextField, type TextFieldProps } from '../ui/form/field.tsx'
import { digitsOnly, filterInput } from '../ui/form/filter-input.ts'

/** How many times one code may be tried (form rules). */
const maxTries = 5

/** A one-time code that was sent. `resendAtMs` is ms since the epoch. */
export interface TacState extends Pick<TacSent, 'tacLength'> {
  resendAtMs: number
  triesLeft: number
  isExpired: boolean
}

/** State of a form's one-time code: whether it was sent, when it may be sent again, and how many tries are left. */
export function useTac() {
  const [state, setState] = useState<TacState | null>(null)
  return {
    state,
    /** A code was sent, for the first time or again. */
    begin: ({
      resendInSeconds,
      tacLength = 6,
    }: Omit<TacSent, 'tacLength' | 'expiresInSeconds'> & Partial<TacSent>) =>
      setState({
        tacLength,
        resendAtMs: now() + resendInSeconds * 1000,
        triesLeft: maxTries,
        isExpired: false,
      }),
    /** A code was refused: a wrong one costs a try, and the platform may already report that none is left. */
    miss: (error: unknown) => {
      const code = error instanceof ProblemError ? error.problem.code : undefined
      if (code === 'tacExpired') setState((now) => now && { ...now, isExpired: true })
      if (code === 'tacTooMany') setState((now) => now && { ...now, triesLeft: 0 })
      if (code === 'tacInvalid')
        setState((now) => now && { ...now, triesLeft: Math.max(0, now.triesLeft - 1) })
    },
    /** Back to the state before a code was requested. */
    reset: () => setState(null),
  }
}

interface TacEntryProps {
  state: TacState
  /** The control's name, error and events. */
  field: { name: string; error: string | undefined; onBlur: () => void; onChange: () => void }
  /** Requests another code. */
  onResend: () => void
  isResending: boolean
}

/** The field for a one-time code, with the button to resend it and the number of tries left. */
export function TacEntry({ state, field, onResend, isResending }: TacEntryProps) {
  const { t } = useTranslation(['ui', 'errors'])
  const secondsLeft = useSecondsLeft(state.resendAtMs)
  const { triesLeft, isExpired } = state
  const expiredText =
    secondsLeft > 0 ? t('login.codeExpired', { seconds: secondsLeft }) : t('errors:tacExpired')
  const ownError = triesLeft === 0 ? t('errors:tacTooMany') : isExpired ? expiredText : undefined
  const input = useRef<HTMLInputElement>(null)
  // The code is the next thing to type, wherever the focus was when it was requested.
  useEffect(() => input.current?.focus(), [])
  return (
    <div className="tac-entry">
      <OneTimeCodeField
        {...field}
        error={ownError ?? field.error}
        ref={input}
        label={t('login.code')}
        length={state.tacLength}
        disabled={triesLeft === 0}
        required
      />
      {triesLeft > 0 && triesLeft < maxTries ? (
        <p className="field-note">{t('login.triesLeft', { tries: triesLeft })}</p>
      ) : null}
      <Button variant="quiet" disabled={secondsLeft > 0} busy={isResending} onClick={onResend}>
        <span className="num">
          {secondsLeft > 0 ? t('login.resendIn', { seconds: secondsLeft }) : t('login.resend')}
        </span>
      </Button>
    </div>
  )
}

interface OneTimeCodeFieldProps extends TextFieldProps {
  /** Number of digits. */
  length: number
}

/** A field for a one-time code: digits only, which a phone may fill in from the text message. */
function OneTimeCodeField({ length, ...field }: OneTimeCodeFieldProps) {
  return (
    <TextField
      {...field}
      {...filterInput((text) => digitsOnly(text).slice(0, length))}
      className="code-field num"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      placeholder={'•'.repeat(length)}
    />
  )
}
