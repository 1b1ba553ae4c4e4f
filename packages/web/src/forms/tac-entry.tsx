import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from '../ui/button/button.tsx'
import { useSecondsLeft } from '../ui/layout/use-seconds-left.ts'
import './tac-entry.css'
import { TextField, type TextFieldProps } from '../ui/form/field.tsx'
import { digitsOnly, filterInput } from '../ui/form/filter-input.ts'
import type { AttemptLimit } from './attempt-limit.tsx'
import type { TacState } from './use-tac.ts'

interface TacEntryProps {
  state: TacState
  /** The form that the control is in; its name there is `tac`. */
  form: {
    field: (name: 'tac') => {
      name: string
      error: string | undefined
      onBlur: () => void
      onChange: () => void
    }
    clear: () => void
  }
  /** While the form has to wait there is no other clock. */
  limit: Pick<AttemptLimit, 'untilMs'>
  /** Requests another code. */
  onResend: () => void
  isResending: boolean
}

/** The field for a one-time code, with the button to resend it and the number of tries left. */
export function TacEntry({ state, form, limit, onResend, isResending }: TacEntryProps) {
  const { t } = useTranslation(['ui', 'errors'])
  const { triesLeft, isExpired, resendAtMs } = state
  const isWaiting = limit.untilMs > 0
  const secondsLeft = useSecondsLeft(resendAtMs)
  const field = form.field('tac')
  const spentText = triesLeft === 0 ? t('errors:tacTooMany') : isExpired ? t('errors:tacExpired') : undefined
  const input = useRef<HTMLInputElement>(null)
  const begin = useEffectEvent(() => {
    if (input.current) input.current.value = ''
    form.clear()
    // The code is the next thing to type, wherever the focus was when it was requested.
    input.current?.focus()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each code has its own time
  useLayoutEffect(begin, [resendAtMs])
  return (
    <div className="stack gap-1 tac-entry">
      <OneTimeCodeField
        {...field}
        error={isWaiting ? undefined : (spentText ?? field.error)}
        ref={input}
        label={t('login.code')}
        length={state.tacLength}
        disabled={triesLeft === 0}
        required
      />
      {triesLeft && !isWaiting ? (
        <p className="field-note">{t('login.triesLeft', { tries: triesLeft })}</p>
      ) : null}
      <Button variant="quiet" disabled={isWaiting || secondsLeft > 0} busy={isResending} onClick={onResend}>
        <span className="num">
          {secondsLeft > 0 && !isWaiting ? t('login.resendIn', { seconds: secondsLeft }) : t('login.resend')}
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
