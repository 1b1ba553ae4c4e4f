import type { TacSent } from '@marquee/contracts/areas/session/one-time-codes'
import { useState } from 'react'
import { ProblemError } from '../api/problem-error.ts'
import { now } from '../browser/clock.ts'

/** A one-time code that was sent. `resendAtMs` is ms since the epoch. */
export interface TacState extends Pick<TacSent, 'tacLength'> {
  resendAtMs: number
  /** How often it may be tried yet; `undefined` until the gateway has counted. */
  triesLeft: number | undefined
  isExpired: boolean
}

/** State of a form's one-time code: whether it was sent, when it may be sent again, and how many tries are left. */
export function useTac() {
  const [state, setState] = useState<TacState | null>(null)
  const learn = (known: Partial<TacState>) => setState((now) => now && { ...now, ...known })
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
        triesLeft: undefined,
        isExpired: false,
      }),
    /** A code was refused: the refusal tells what became of it. */
    miss: (error: unknown) => {
      if (!(error instanceof ProblemError)) return
      const { code, attemptsLeft } = error.problem
      if (code === 'tacExpired') learn({ isExpired: true })
      if (code === 'tacTooMany') learn({ triesLeft: 0 })
      // Where there is a wait, there are more tries after it.
      if (code === 'tacInvalid')
        learn({ triesLeft: error.retryAfterSeconds ? undefined : attemptsLeft, isExpired: false })
    },
    /** Back to the state before a code was requested. */
    reset: () => setState(null),
  }
}

/** Whether a code is of no use any more, so that another one is needed. */
export const isSpent = ({ triesLeft, isExpired }: TacState): boolean => isExpired || triesLeft === 0
