import type { Problem } from '@marquee/contracts/problem'

/** What the site does about a failed call. */
export type ProblemAction = 'endSession' | 'log' | 'dialog' | 'none'

/**
 * Decides once where a problem shows (specification, section 8). A component that shows it in place, and a form
 * that shows it at its fields, keep the dialog away; the end of a session is never theirs to keep.
 */
export function problemAction({ handling }: Pick<Problem, 'handling'>, shownInPlace: boolean): ProblemAction {
  if (handling === 'endSession' || handling === 'log') return handling
  return handling === 'field' || shownInPlace ? 'none' : 'dialog'
}
