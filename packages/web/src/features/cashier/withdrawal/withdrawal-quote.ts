import { feeOf, fromMinor, toMinor } from '@marquee/contracts/amounts'
import type { WithdrawalInfo } from '@marquee/contracts/areas/cashier/withdrawals'
import type { Money } from '@marquee/contracts/money'
import { type AmountLimits, leastAmount } from '../amount-problem.ts'

type Limits = Pick<
  WithdrawalInfo,
  'minAmount' | 'maxAmount' | 'dailyLimit' | 'dailyUsed' | 'withdrawableBalance'
>
type Fees = Pick<WithdrawalInfo, 'feeType' | 'feeValue' | 'freeCountLeft' | 'currency'>

/** The limits of one withdrawal. */
export function withdrawalLimits(info: Limits): AmountLimits {
  const { minAmount, maxAmount, dailyLimit, dailyUsed, withdrawableBalance } = info
  const left = dailyLimit && toMinor(dailyLimit.amount) - toMinor(dailyUsed?.amount ?? '0.00')
  return {
    min: minAmount.amount,
    max: maxAmount?.amount ?? null,
    balance: withdrawableBalance?.amount ?? null,
    daily: left === null ? null : fromMinor(left > 0n ? left : 0n),
  }
}

/** The most that can be withdrawn at once; `undefined` where that is less than the minimum, or not known. */
export function wholeWithdrawal(info: Limits): string | undefined {
  const { min, max, balance, daily } = withdrawalLimits(info)
  if (!balance) return undefined
  const whole = leastAmount(balance, max, daily)
  return whole !== null && toMinor(whole) >= toMinor(min) ? whole : undefined
}

/** What a withdrawal costs, and what arrives. The fee is taken from the amount; the free ones of the day have none. */
export function withdrawalQuote(amount: string, info: Fees): { fee: Money; get: Money } {
  const { feeType, feeValue, freeCountLeft, currency } = info
  const pay = toMinor(amount)
  const isFree = freeCountLeft !== null && freeCountLeft > 0
  const fee = isFree ? 0n : feeOf(pay, { type: feeType, value: feeValue, minimum: null })
  return {
    fee: { amount: fromMinor(fee), currency },
    get: { amount: fromMinor(pay - fee), currency },
  }
}
