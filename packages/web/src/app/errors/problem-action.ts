import type { Problem } from '@marquee/contracts/problem'
import type { ProblemError } from '../../api/problem-error.ts'
import { showProblem } from '../../api/problem-notice.ts'
import { createStore } from '../../browser/create-store.ts'

/** How the site reacts to a failed call. */
export type ProblemAction = 'endSession' | 'log' | 'dialog' | 'none'

/** What a failed call is known for. */
export interface ProblemContext {
  /** The component shows the problem itself. */
  shownInPlace?: boolean
  /** The call was to sign in. */
  signsIn?: boolean
}

/**
 * Decides once where a problem shows (specification, section 8). No dialog opens for a component that shows it in place
 * or a form that shows it at its fields; neither can suppress the end of a session. A refused login ends none.
 */
export function problemAction(
  { handling }: Pick<Problem, 'handling'>,
  { shownInPlace = false, signsIn = false }: ProblemContext,
): ProblemAction {
  if (handling === 'log') return handling
  if (handling === 'endSession' && !signsIn) return handling
  return handling === 'field' || shownInPlace ? 'none' : 'dialog'
}

export type ProblemListener = (error: ProblemError, action: ProblemAction) => void

/** Carries out the action decided for a failed call. */
export const handleProblem: ProblemListener = (error, action) => {
  if (action === 'endSession') reportSessionExpired(Date.now())
  else if (action === 'log')
    console.warn(error.problem.message, error.problem.statusCode, error.problem.reference)
  else if (action === 'dialog') showProblem(error.problem)
}

const lastAtMs = createStore(Number.NEGATIVE_INFINITY)

// Several calls of one page fail together but are reported once.
const debounceMs = 1_000

/** Reports that a call failed because the session has ended. */
export function reportSessionExpired(nowMs: number): void {
  if (nowMs - lastAtMs.get() >= debounceMs) lastAtMs.set(nowMs)
}

/** Calls back when the session has ended; returns a function that unsubscribes. */
export const onSessionExpired = lastAtMs.subscribe
