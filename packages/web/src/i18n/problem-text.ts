import type { Problem } from '@marquee/contracts/problem'
import type { i18n } from 'i18next'

/**
 * The text of a problem (specification, section 8): a message of letters only is the key of a text, any other message
 * is shown as it is, and an empty message is an unknown error. Letters that are no key are the platform's own message,
 * shown as it is too; those of our own codes are said as an unknown error where their texts could not be loaded.
 */
export function problemText({ code, message }: ShownProblem, texts: i18n): string {
  const isText = (key: string) => /^\p{L}+$/u.test(key) && texts.exists(key, { ns: 'errors' })
  const key = message === '' || (message === code && !isText(message)) ? 'unknownError' : message
  return isText(key) ? texts.getFixedT(null, 'errors')(key as 'unknownError') : key
}

/** Refusals of the player, and not of what was asked for. */
const ofPlayer = [
  'accountLocked',
  'BLOCK',
  'CLOSE',
  'selfExcluded',
  'coolOffActive',
  'countryBlocked',
] as const

/** The title of a problem: nothing went wrong where the player is refused, and the title says what is so. */
export function problemTitle({ code, message }: ShownProblem, texts: i18n): string {
  const refusal = ofPlayer.find((word) => word === message || word === code)
  return texts.getFixedT(null, 'errors')(refusal ? `${refusal}Title` : 'errorTitle')
}

type ShownProblem = Pick<Problem, 'message'> & Partial<Pick<Problem, 'code'>>
