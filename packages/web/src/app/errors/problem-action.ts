import type { LanguageCode } from '@marquee/contracts/languages'
import { operationFacts } from '../../api/contract-facts.ts'
import type { ProblemError } from '../../api/problem-error.ts'
import { showProblem } from '../../api/problem-notice.ts'
import { createStore } from '../../browser/create-store.ts'
import { loadProblemTexts } from '../../i18n/load-problem-texts.ts'

/** How the site reacts to a failed call. */
export type ProblemAction = 'endSession' | 'log' | 'dialog' | 'none'

/** Whether a failure shows in the error dialog. */
export type OpensDialog = (error: ProblemError) => boolean

const isDeclared: OpensDialog = ({ operation }) => operationFacts[operation].opensDialog ?? false

/**
 * What happens with a failed call (specification, section 8). A refused login ends no session. `opensDialog` knows more
 * than that the operation shows nothing elsewhere.
 */
export function problemAction(error: ProblemError, opensDialog: OpensDialog = isDeclared): ProblemAction {
  const { operation, problem } = error
  if (problem.handling === 'log') return 'log'
  if (problem.handling === 'endSession' && !operationFacts[operation].signsIn) return 'endSession'
  return opensDialog(error) ? 'dialog' : 'none'
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
