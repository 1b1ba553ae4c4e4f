import type { i18n } from 'i18next'
import { problemText } from '../../i18n/problem-text.ts'

/** The reason that a platform gives for how a deposit or withdrawal ended: one of our texts, or its own words. */
export function reasonText(reasonCode: string, texts: i18n): string {
  const key = `cashier.reasons.${reasonCode}`
  if (texts.exists(key, { ns: 'ui' })) return texts.t(`ui:${key as 'cashier.reasons.bankDelay'}`)
  return reasonCode === '' ? '' : problemText({ message: reasonCode }, texts)
}
