import type { Problem } from '@marquee/contracts/problem'
import { type ReactNode, useEffect, useState } from 'react'
import { ProblemError } from '../api/problem-error.ts'
import { ProblemReference } from '../brand/problem-reference.tsx'
import { now } from '../browser/clock.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import './attempt-limit.css'
import { useSecondsLeft } from '../ui/layout/use-seconds-left.ts'
import { Icon } from '../ui/media/icon.tsx'

interface AttemptLimitNoticeProps {
  limit: AttemptLimit
  /** What can be done instead of waiting. */
  children?: ReactNode
}

/**
 * Says that a form was sent too often and counts down until it may be sent again; and, from the second failure on, the
 * reference by which support finds the last.
 */
export function AttemptLimitNotice(props: AttemptLimitNoticeProps) {
  const { untilMs, reference } = props.limit
  return (
    <>
      {untilMs ? <Countdown key={untilMs} {...props} /> : null}
      <ProblemReference reference={reference} />
    </>
  )
}

function Countdown({ limit: { untilMs, reset }, children }: AttemptLimitNoticeProps) {
  const { t } = useTranslation()
  const secondsLeft = useSecondsLeft(untilMs)
  useEffect(() => {
    if (secondsLeft === 0) reset()
  }, [secondsLeft, reset])
  return (
    <div className="hint attempt-limit" role="alert">
      <Icon name="clock" tone="warning" />
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

/** How a form fares that is sent again and again. */
export interface AttemptLimit {
  /** Until when it must wait, because it was sent too often: ms since the epoch, 0 when it need not. */
  untilMs: number
  /** Of the last failure, from the second on; empty before. A slip of the pen needs no support. */
  reference: string
  /** Notes the limit of a failed call. Returns whether there is one: the call failed by it, or was the last before it. */
  note: (error: unknown) => boolean
  /** Counts a failure that is no limit, and that shows no reference where it is told. */
  count: (problem: Problem) => void
  /** Another call, which is counted apart, is made from now on. */
  reset: () => void
}

/** A wrong code may have been the last that is tried for now. */
const limitCodes: readonly string[] = ['tooManyRequests', 'tacInvalid']

export function useAttemptLimit(): AttemptLimit {
  const [untilMs, setUntilMs] = useState(0)
  const [reference, setReference] = useState<string>()
  // Empty after the first failure.
  const count = (problem: Problem) =>
    setReference((before) => (before === undefined ? '' : problem.reference))
  return {
    untilMs,
    reference: reference ?? '',
    note: (error) => {
      if (!(error instanceof ProblemError)) return false
      const { problem, retryAfterSeconds } = error
      if (!retryAfterSeconds || !limitCodes.includes(problem.code)) return false
      count(problem)
      setUntilMs(now() + retryAfterSeconds * 1000)
      return true
    },
    count,
    reset: () => setUntilMs(0),
  }
}
