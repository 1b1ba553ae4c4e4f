import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button/button.tsx'
import { OneTimeCodeField } from '../ui/form/one-time-code-field.tsx'
import { useSecondsLeft } from '../ui/layout/use-seconds-left.ts'
import './tac-entry.css'
import { maxTries, type TacState } from './use-tac.ts'

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
