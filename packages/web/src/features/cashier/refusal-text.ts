import type { Problem } from '@marquee/contracts/problem'
import type { i18n } from 'i18next'
import { wasNotSent } from '../../api/problem-error.ts'
import { problemText } from '../../i18n/problem-text.ts'

/** Refusals that say something else of money than elsewhere. */
const ownTexts = [
  'notEligible',
  'expired',
  'currencyNotSupported',
  'pendingExists',
  'limitReached',
  'kycRequired',
  'duplicateAccount',
  'selfExcluded',
  'coolOffActive',
] as const

/** The word of a refusal; the platform's own where the operation declares no code for it. */
export const refusalWord = ({ code, message }: Problem): string => (code === 'refused' ? message : code)

/** What a player reads when a deposit or withdrawal is refused. */
export function refusalText(problem: Problem, texts: i18n): string {
  if (wasNotSent(problem)) return texts.t('ui:cashier.refused.notSent')
  const own = ownTexts.find((word) => word === refusalWord(problem))
  return own ? texts.t(`ui:cashier.refused.${own}`) : problemText(problem, texts)
}
