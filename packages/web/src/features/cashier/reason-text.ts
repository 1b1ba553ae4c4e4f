import type { i18n } from 'i18next'
import { problemText } from '../../i18n/problem-text.ts'

/**
 * The reason that a platform gives for how a deposit or withdrawal went: our text for its code, else the platform's own
 * `words`, else the text of an error by that name. Empty for none.
 */
export function reasonText(reasonCode: string, texts: i18n, words = ''): string {
  const key = `cashier.reasons.${reasonCode}`
  if (texts.exists(key, { ns: 'ui' })) return texts.t(`ui:${key as 'cashier.reasons.bankDelay'}`)
  if (words !== '') return words
  return reasonCode === '' ? '' : problemText({ message: reasonCode }, texts)
}
