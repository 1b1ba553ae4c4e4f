import { amountLeft, feeOf, fromMinor, toMinor } from '@marquee/contracts/amounts'
import { lowestCeiling } from '@marquee/contracts/areas/cashier/amount-ceiling'
import type { WithdrawalInfo } from '@marquee/contracts/areas/cashier/withdrawals'
import type { Money } from '@marquee/contracts/money'
import type { AmountLimits } from '../amount-problem.ts'

type Limits = Pick<
  WithdrawalInfo,
  'minAmount' | 'maxAmount' | 'dailyLimit' | 'dailyUsed' | 'withdrawableBalance'
>
type Fees = Pick<WithdrawalInfo, 'feeType' | 'feeValue' | 'freeCountLeft' | 'currency'>

/** The limits of one withdrawal. */
export function withdrawalLimits(info: Limits): AmountLimits {
  const { minAmount, maxAmount, dailyLimit, dailyUsed, withdrawableBalance } = info
  const most = lowestCeiling([
    { amount: withdrawableBalance?.amount, reason: 'balance' },
    { amount: dailyLimit && amountLeft(dailyLimit.amount, dailyUsed?.amount ?? '0.00'), reason: 'daily' },
    { amount: maxAmount?.amount, reason: 'once' },
  ])
  return { min: minAmount.amount, most }
}

/** The most that can be withdrawn at once; `undefined` where that is less than the minimum, or not known. */
export function wholeWithdrawal(info: Limits): string | undefined {
  const { min, most } = withdrawalLimits(info)
  return info.withdrawableBalance && most && toMinor(most.amount) >= toMinor(min) ? most.amount : undefined
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
