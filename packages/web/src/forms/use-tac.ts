import type { TacSent } from '@marquee/contracts/areas/session/one-time-codes'
import { useState } from 'react'
import { ProblemError } from '../api/problem-error.ts'

/** How many times one code may be tried (form rules). */
export const maxTries = 5

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
        resendAtMs: Date.now() + resendInSeconds * 1000,
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
