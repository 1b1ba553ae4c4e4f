import type { Problem } from '@marquee/contracts/problem'

/** How the site reacts to a failed call. */
export type ProblemAction = 'endSession' | 'log' | 'dialog' | 'none'

/**
 * Decides once where a problem shows (specification, section 8). No dialog opens for a component that shows it in place
 * or a form that shows it at its fields; neither can suppress the end of a session.
 */
export function problemAction({ handling }: Pick<Problem, 'handling'>, shownInPlace: boolean): ProblemAction {
  if (handling === 'endSession' || handling === 'log') return handling
  return handling === 'field' || shownInPlace ? 'none' : 'dialog'
}
