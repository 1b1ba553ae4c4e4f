import { toMinor } from '@marquee/contracts/amounts'
import type { FeeType } from '@marquee/contracts/areas/cashier/deposit-methods'
import type { Money } from '@marquee/contracts/money'
import type { i18n } from 'i18next'
import { useFormat } from '../../i18n/format.ts'
import { problemText } from '../../i18n/problem-text.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { AmountLimits, AmountProblem } from './amount-problem.ts'

/** Returns the text of what is wrong with an amount. */
export function useAmountText(limits: AmountLimits, currency: string): (problem: AmountProblem) => string {
  const { t } = useTranslation()
  const { money } = useFormat()
  const limitOf: Partial<Record<AmountProblem, string | null | undefined>> = {
    belowMin: limits.min,
    aboveMax: limits.max,
    aboveBalance: limits.balance,
    aboveDaily: limits.daily,
  }
  return (problem) => {
    const limit = limitOf[problem]
    return t(`cashier.amount.${problem}`, { amount: limit ? money({ amount: limit, currency }) : '' })
  }
}

interface Fee {
  feeType: FeeType
  feeValue: string
  minFee?: Money | null
  currency: string
}

/** Returns a function that writes a fee in words: `No fee`, `₱15.00 fee`, `2% fee, at least ₱10.00`. */
export function useFeeText(): (fee: Fee) => string {
  const { t } = useTranslation()
  const { money } = useFormat()
  return ({ feeType, feeValue, minFee, currency }) => {
    if (feeType === 'NONE') return t('cashier.fee.none')
    if (feeType === 'FIXED') return t('cashier.fee.fixed', { amount: money({ amount: feeValue, currency }) })
    // Percent as people write them: 2, not 2.00.
    const rate = feeValue.replace(/\.?0+$/, (zeros) => (feeValue.includes('.') ? '' : zeros))
    return minFee && toMinor(minFee.amount) > 0n
      ? t('cashier.fee.rateWithMinimum', { rate, amount: money(minFee) })
      : t('cashier.fee.rate', { rate })
  }
}

/** Returns a function that writes a usual time, given in minutes: `Instant`, `About 30 min`, `About 2 h`. */
export function useMinutesText(): (minutes: number) => string {
  const { t } = useTranslation()
  return (minutes) => {
    if (minutes <= 1) return t('cashier.time.instant')
    if (minutes < 120) return t('cashier.time.minutes', { minutes })
    return t('cashier.time.hours', { hours: Math.ceil(minutes / 60) })
  }
}

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
