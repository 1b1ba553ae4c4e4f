import { type ReactNode, useEffect, useState } from 'react'
import { now } from '../browser/clock.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import './attempt-limit.css'
import { ProblemError } from '../api/problem-error.ts'
import { useSecondsLeft } from '../ui/layout/use-seconds-left.ts'
import { Icon } from '../ui/media/icon.tsx'

interface AttemptLimitNoticeProps {
  limit: AttemptLimit
  /** What can be done instead of waiting. */
  children?: ReactNode
}

/** Says that a form was sent too often and counts down until it may be sent again. */
export function AttemptLimitNotice(props: AttemptLimitNoticeProps) {
  const { untilMs } = props.limit
  return untilMs === 0 ? null : <Countdown key={untilMs} {...props} />
}

function Countdown({ limit: { untilMs, reset }, children }: AttemptLimitNoticeProps) {
  const { t } = useTranslation()
  const secondsLeft = useSecondsLeft(untilMs)
  useEffect(() => {
    if (secondsLeft === 0) reset()
  }, [secondsLeft, reset])
  return (
    <div className="attempt-limit" role="alert">
      <Icon name="clock" />
      <p>
        {t('login.tooMany')} {/* Read out once, not at every second. */}
        <span className="num" aria-live="off">
          {t('login.tryAgainIn', { seconds: secondsLeft })}
        </span>{' '}
        {children}
      </p>
    </div>
  )
}

/** How long a form must wait because it was sent too often. `untilMs` is ms since the epoch, 0 when it need not wait. */
export interface AttemptLimit {
  untilMs: number
  /** Notes the limit of a failed call. Returns whether there is one: the call failed by it, or was the last before it. */
  note: (error: unknown) => boolean
  /** Another call, which is counted apart, is made from now on. */
  reset: () => void
}

/** A wrong code may have been the last that is tried for now. */
const limitCodes: ReadonlySet<string> = new Set(['tooManyRequests', 'tacInvalid'])

export function useAttemptLimit(): AttemptLimit {
  const [untilMs, setUntilMs] = useState(0)
  return {
    untilMs,
    note: (error) => {
      if (!(error instanceof ProblemError) || !limitCodes.has(error.problem.code)) return false
      if (!error.retryAfterSeconds) return false
      setUntilMs(now() + error.retryAfterSeconds * 1000)
      return true
    },
    reset: () => setUntilMs(0),
  }
}
