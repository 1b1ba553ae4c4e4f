import type { Problem } from '@marquee/contracts/problem'
import type { i18n } from 'i18next'

/**
 * The text of a problem (specification, section 8): a message of letters only is the key of a text, any other message
 * is shown as it is, and an empty message is an unknown error. Letters that are no key are the platform's own message,
 * shown as it is too.
 */
export function problemText({ message }: Pick<Problem, 'message'>, texts: i18n): string {
  const key = message === '' ? 'unknownError' : message
  const isKnown = /^\p{L}+$/u.test(key) && texts.exists(key, { ns: 'errors' })
  return isKnown ? texts.getFixedT(null, 'errors')(key as 'unknownError') : key
}
