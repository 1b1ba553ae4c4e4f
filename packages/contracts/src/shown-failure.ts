import type { ErrorCode, Problem } from './problem.ts'
import { isOutcomeUnsure } from './unsure-outcome.ts'

/**
 * Where a page says that an operation has failed:
 * - `part`: in place of what could not be loaded, with a button that tries again
 * - `form`: at the fields, by the button, or in the error dialog where neither is to blame
 * - `signIn`: as `form`; a refusal of the session family is about the account, because no session has ended
 * - `file`: at the field of the file, or in the error dialog where the file is not to blame
 * - `change`: as `form`; where nobody knows the outcome, the page finds it out
 * - `notice`: beside what was pressed
 * - `claim`: as `notice`; where nobody knows the outcome, the page finds it out
 * - `money`: above the button of the form; where nobody knows the outcome, the page finds it out in place of the form
 * - `dialog`: in the error dialog
 * - `record`: as `dialog`; where nobody knows the outcome, the page finds it out
 * - `toast`: in a short message that goes by itself
 * - `nowhere`: what is asked in passing is left out without a word
 */
export type FailurePlace =
  | 'part'
  | 'form'
  | 'signIn'
  | 'file'
  | 'change'
  | 'notice'
  | 'claim'
  | 'money'
  | 'dialog'
  | 'record'
  | 'toast'
  | 'nowhere'

/**
 * What a player has seen of a failure. `field` is at a field, `button` by the button of a form, `wait` that it was sent
 * too often, `check` that the outcome is being found out, `state` how things stand now and no error.
 */
export type ShownFailure =
  | 'sessionEnd'
  | 'part'
  | 'field'
  | 'button'
  | 'wait'
  | 'notice'
  | 'check'
  | 'state'
  | 'dialog'
  | 'toast'
  | 'nothing'

/** What an operation declares of its failures. */
export interface FailureFacts {
  /** Where its failure is seen. The pages act by it, and support says by it what a player has seen. */
  shows: FailurePlace
  /** The codes that are seen elsewhere. */
  showsElsewhere?: Partial<Record<ShownFailure, readonly ErrorCode[]>>
  /** The codes that are seen at a field, by its name. */
  showsAtField?: Readonly<Record<string, readonly ErrorCode[]>>
}

type Named = Readonly<Record<string, readonly string[]>>

/** What a form shows at a field though the response names none. */
const formFields: Named = {
  password: ['invalidCredentials'],
  accountId: ['duplicateAccount'],
  dateOfBirth: ['underage'],
  tac: ['tacInvalid', 'tacExpired', 'tacTooMany'],
  amount: ['amountBelowMin', 'amountAboveMax', 'dailyLimitReached', 'insufficientBalance'],
} satisfies FailureFacts['showsAtField']

const fileFields: Named = {
  file: ['serviceUnavailable', 'fileTypeInvalid', 'fileTooLarge', 'bodyTooLarge'],
} satisfies FailureFacts['showsAtField']

const fieldsOf: Partial<Record<FailurePlace, Named>> = {
  form: formFields,
  signIn: formFields,
  change: formFields,
  money: formFields,
  file: fileFields,
}

const nameOf = (named: Named, code: string) => Object.keys(named).find((name) => named[name]?.includes(code))

/** The field at which a code shows, though the response names none. */
export function failureField(facts: FailureFacts, code: string): string | undefined {
  const { shows, showsElsewhere = {}, showsAtField = {} } = facts
  if (nameOf(showsElsewhere, code) !== undefined) return undefined
  return nameOf(showsAtField, code) ?? nameOf(fieldsOf[shows] ?? {}, code)
}

/** What a page shows of a failed operation. */
export function shownFailure(
  facts: FailureFacts,
  problem: Pick<Problem, 'status' | 'code' | 'handling'>,
): ShownFailure {
  const { shows, showsElsewhere = {} } = facts
  const { code, handling } = problem
  if (handling === 'endSession' && shows !== 'signIn') return 'sessionEnd'
  const elsewhere = nameOf(showsElsewhere, code)
  if (elsewhere !== undefined) return elsewhere as ShownFailure
  if (failureField(facts, code) !== undefined) return 'field'
  const isLogged = handling === 'log'
  switch (shows) {
    case 'nowhere':
      return 'nothing'
    case 'toast':
      return isLogged ? 'nothing' : shows
    case 'part':
    case 'notice':
      return shows
    case 'dialog':
    case 'file':
      return isLogged ? 'button' : 'dialog'
  }
  const findsOut = shows !== 'form' && shows !== 'signIn'
  if (findsOut && isOutcomeUnsure(problem)) return 'check'
  if (shows === 'record') return isLogged ? 'button' : 'dialog'
  if (shows === 'claim') return 'notice'
  if (code === 'tooManyRequests') return 'wait'
  if (handling === 'field') return 'field'
  if (shows === 'money') return 'notice'
  return isLogged ? 'button' : 'dialog'
}
