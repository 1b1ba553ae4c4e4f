import { toMinor } from '@marquee/contracts/amounts'
import type { AmountCeiling } from '@marquee/contracts/areas/cashier/amount-ceiling'
import type { FeeType } from '@marquee/contracts/areas/cashier/deposit-methods'
import type { Withdrawal } from '@marquee/contracts/areas/cashier/withdrawals'
import type { Money } from '@marquee/contracts/money'
import type { i18n } from 'i18next'
import { useFormat } from '../../i18n/format.ts'
import { problemText } from '../../i18n/problem-text.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { AmountLimits, AmountProblem } from './amount-problem.ts'

/** Returns a function that writes the most that an amount may be, with what sets it. */
function useCeilingText(currency: string): (most: AmountCeiling) => string {
  const { t } = useTranslation()
  const { money } = useFormat()
  return ({ amount, reason }) => {
    if (isUsedUp(amount) && reason !== 'once' && reason !== 'balance')
      return t(`cashier.amount.usedUp.${reason}`)
    return t(`cashier.amount.most.${reason}`, { amount: money({ amount, currency }) })
  }
}

/** Returns the text of what is wrong with an amount. */
export function useAmountText(
  { min, most }: AmountLimits,
  currency: string,
): (problem: AmountProblem) => string {
  const { t } = useTranslation()
  const { money } = useFormat()
  const ceilingText = useCeilingText(currency)
  return (problem) => {
    const least = money({ amount: min, currency })
    if (problem === 'aboveMost') return most ? ceilingText(most) : ''
    if (problem !== 'noneFits') return t(`cashier.amount.${problem}`, { amount: least })
    if (!most) return ''
    const minimum = isUsedUp(most.amount) ? '' : ` ${t('cashier.amount.least', { amount: least })}`
    return ceilingText(most) + minimum
  }
}

const isUsedUp = (amount: string) => toMinor(amount) === 0n

/** Returns what may be entered in words: the range, or what sets the most where that is neither method nor balance. */
export function useAmountHint(limits: AmountLimits, currency: string): string {
  const { t } = useTranslation()
  const { money } = useFormat()
  const amountText = useAmountText(limits, currency)
  const { min, most } = limits
  const least = money({ amount: min, currency })
  if (!most) return t('cashier.amount.from', { min: least })
  if (toMinor(most.amount) < toMinor(min)) return amountText('noneFits')
  if (most.reason !== 'once' && most.reason !== 'balance') return amountText('aboveMost')
  return t('cashier.amount.range', { min: least, max: money({ amount: most.amount, currency }) })
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

/** Returns a function that writes when money arrives that usually takes some minutes: `In about 15 minutes`. */
export function useArrivalText(): (minutes: number) => string {
  const { t } = useTranslation()
  return (minutes) => {
    if (minutes <= 1) return t('cashier.time.instant')
    if (minutes < 120) return t('cashier.review.arrivesIn', { minutes })
    return t('cashier.review.arrivesInHours', { hours: Math.ceil(minutes / 60) })
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

/** Names where a withdrawal goes: the bank or wallet, or a bank where the platform doesn't say. */
export const bankWords = ({ bankName }: Pick<Withdrawal, 'bankName'>, texts: i18n): string =>
  bankName || texts.t('ui:cashier.tracker.bank')

/**
 * The reason that a platform gives for how a deposit or withdrawal went: our text for its code, which may name the bank or
 * wallet, else the platform's own `words`, else the text of an error by that name. Empty for none.
 */
export function reasonText(reasonCode: string, texts: i18n, bank: string, words = ''): string {
  const key = `cashier.reasons.${reasonCode}`
  if (texts.exists(key, { ns: 'ui' })) return texts.t(`ui:${key as 'cashier.reasons.bankDelay'}`, { bank })
  if (words !== '') return words
  return reasonCode === '' ? '' : problemText({ message: reasonCode }, texts)
}
