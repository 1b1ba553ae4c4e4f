import { useState } from 'react'
import { ProblemError } from '../api/problem-error.ts'

/** How long a form must wait because it was sent too often. `untilMs` is ms since the epoch, 0 when it need not wait. */
export interface AttemptLimit {
  untilMs: number
  /** Notes the limit of a failed call. Returns whether the call failed because of one. */
  note: (error: unknown) => boolean
  /** Another call, which is counted apart, is made from now on. */
  reset: () => void
}

export function useAttemptLimit(): AttemptLimit {
  const [untilMs, setUntilMs] = useState(0)
  return {
    untilMs,
    note: (error) => {
      if (!(error instanceof ProblemError) || error.problem.code !== 'tooManyRequests') return false
      if (!error.retryAfterSeconds) return false
      setUntilMs(Date.now() + error.retryAfterSeconds * 1000)
      return true
    },
    reset: () => setUntilMs(0),
  }
}
