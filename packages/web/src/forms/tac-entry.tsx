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
  /** Asks for another code. */
  onResend: () => void
  isResending: boolean
}

/** Where a one-time code is typed, with the way to another one and the tries that are left. */
export function TacEntry({ state, field, onResend, isResending }: TacEntryProps) {
  const { t } = useTranslation(['ui', 'errors'])
  const secondsLeft = useSecondsLeft(state.resendAtMs)
  const { triesLeft } = state
  const box = useRef<HTMLInputElement>(null)
  // The code is what comes next, wherever the focus was when it was asked for.
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="tac-entry">
      <OneTimeCodeField
        {...field}
        error={triesLeft === 0 ? t('errors:tacTooMany') : field.error}
        ref={box}
        label={t('login.code')}
        length={state.tacLength}
        hint={triesLeft < maxTries ? t('login.triesLeft', { tries: triesLeft }) : undefined}
        disabled={triesLeft === 0}
        required
      />
      <Button variant="quiet" disabled={secondsLeft > 0} busy={isResending} onClick={onResend}>
        <span className="num">
          {secondsLeft > 0 ? t('login.resendIn', { seconds: secondsLeft }) : t('login.resend')}
        </span>
      </Button>
    </div>
  )
}
