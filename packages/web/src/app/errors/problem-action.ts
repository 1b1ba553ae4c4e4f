import type { Problem } from '@marquee/contracts/problem'

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
