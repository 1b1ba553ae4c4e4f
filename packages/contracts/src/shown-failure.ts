import type { ErrorCode, Problem } from './problem.ts'
import { isOutcomeUnsure } from './unsure-outcome.ts'

/**
 * Where a page says that an operation has failed:
 * - `part`: in place of what could not be loaded, with a button that tries again
 * - `form`: at the fields, by the button, or in the error dialog where neither is to blame
 * - `change`: as `form`; where nobody knows the outcome, the page finds it out
 * - `notice`: beside what was pressed
 * - `claim`: as `notice`; where nobody knows the outcome, the page finds it out
 * - `money`: above the button of the form; where nobody knows the outcome, the page finds it out in place of the form
 * - `dialog`: in the error dialog
 * - `toast`: in a short message that goes by itself
 * - `nowhere`: what is asked in passing is left out without a word
 */
export type FailurePlace =
  | 'part'
  | 'form'
  | 'change'
  | 'notice'
  | 'claim'
  | 'money'
  | 'dialog'
  | 'toast'
  | 'nowhere'

/** What a form shows at a field though the response names none; `form` is by its button. */
export const formPlaces = {
  invalidCredentials: 'password',
  duplicateAccount: 'accountId',
  underage: 'dateOfBirth',
  tacInvalid: 'tac',
  tacExpired: 'tac',
  tacTooMany: 'tac',
  serviceUnavailable: 'form',
} as const satisfies Partial<Record<ErrorCode, string>>

/**
 * What a player has seen of a failure. `field` is at a field, `button` by the button of a form, `wait` that it was sent
 * too often, `check` that the outcome is being found out.
 */
export type ShownFailure =
  | 'sessionEnd'
  | 'part'
  | 'field'
  | 'button'
  | 'wait'
  | 'notice'
  | 'check'
  | 'dialog'
  | 'toast'
  | 'nothing'

/** What a page shows of a failed operation. */
export function shownFailure(
  { shows }: { shows: FailurePlace },
  problem: Pick<Problem, 'status' | 'code' | 'handling'>,
): ShownFailure {
  const { code, handling } = problem
  if (handling === 'endSession') return 'sessionEnd'
  switch (shows) {
    case 'nowhere':
      return 'nothing'
    case 'toast':
      return handling === 'log' ? 'nothing' : shows
    case 'dialog':
      return handling === 'log' ? 'button' : shows
    case 'claim':
    case 'money':
      return isOutcomeUnsure(problem) ? 'check' : 'notice'
    case 'change':
      return isOutcomeUnsure(problem) ? 'check' : shownInForm(code, handling)
    case 'form':
      return shownInForm(code, handling)
    default:
      return shows
  }
}

function shownInForm(code: string, handling: Problem['handling']): ShownFailure {
  if (code === 'tooManyRequests') return 'wait'
  const place = Object.hasOwn(formPlaces, code) ? formPlaces[code as keyof typeof formPlaces] : undefined
  if (place === 'form') return 'button'
  return place !== undefined || handling === 'field' ? 'field' : 'dialog'
}
