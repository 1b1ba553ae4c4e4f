import type { LanguageCode } from '@marquee/contracts/languages'
import type { Problem } from '@marquee/contracts/problem'
import type { ProblemError } from '../../api/problem-error.ts'
import { showProblem } from '../../api/problem-notice.ts'
import { createStore } from '../../browser/create-store.ts'
import { loadProblemTexts } from '../../i18n/load-problem-texts.ts'

/** How the site reacts to a failed call. */
export type ProblemAction = 'endSession' | 'log' | 'dialog' | 'none'

/** What a failed call is known for. */
export interface ProblemContext {
  /** What called shows the problem itself. */
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

export type ProblemListener = (error: ProblemError, action: ProblemAction) => Promise<void>

/**
 * Makes what carries out the action decided for a failed call. It resolves when the texts are here that say the problem:
 * whoever waits for that may show it.
 */
export const createProblemHandler =
  (language: LanguageCode): ProblemListener =>
  async ({ problem }, action) => {
    if (action === 'endSession') return reportSessionExpired(Date.now(), problem.message)
    if (action === 'log') return console.warn(problem.message, problem.statusCode, problem.reference)
    await loadProblemTexts(problem, language)
    if (action === 'dialog') showProblem(problem)
  }

const lastEnd = createStore({ atMs: Number.NEGATIVE_INFINITY, message: '' })

// Several calls of one page fail together but are reported once.
const debounceMs = 1_000

/** Reports that a call failed because the session has ended, with the word that says so. */
export function reportSessionExpired(atMs: number, message: string): void {
  if (atMs - lastEnd.get().atMs >= debounceMs) lastEnd.set({ atMs, message })
}

/** Calls back with that word when the session has ended; returns a function that unsubscribes. */
export const onSessionExpired = (listener: (message: string) => void): (() => void) =>
  lastEnd.subscribe(() => listener(lastEnd.get().message))
