import { feeOf, fromMinor, toMinor } from '@marquee/contracts/amounts'
import type { DepositMethod, DepositOffer } from '@marquee/contracts/areas/cashier/deposit-methods'
import type { Money } from '@marquee/contracts/money'

/** What a deposit costs and brings. */
export interface DepositQuote {
  pay: Money
  fee: Money
  /** What reaches the balance, without a bonus. */
  get: Money
  /** What has to be bet before the deposit, and its bonus, can be withdrawn. */
  turnover: Money
}

type Terms = Pick<DepositMethod, 'feeType' | 'feeValue' | 'minFee' | 'turnoverMultiplier'>

/**
 * Works a deposit out to the centavo. The fee is taken from the amount; what is left has to be bet.
 * @param amount a valid amount: a decimal string
 */
export function depositQuote(
  amount: string,
  currency: string,
  { feeType, feeValue, minFee, turnoverMultiplier }: Terms,
  offer?: Pick<DepositOffer, 'turnoverRequired'>,
): DepositQuote {
  const pay = toMinor(amount)
  const fee = feeOf(pay, { type: feeType, value: feeValue, minimum: minFee?.amount ?? null })
  const own = timesMultiplier(pay - fee, turnoverMultiplier)
  const ofBonus = offer ? toMinor(offer.turnoverRequired.amount) : 0n
  const money = (minor: bigint) => ({ amount: fromMinor(minor), currency })
  return { pay: money(pay), fee: money(fee), get: money(pay - fee), turnover: money(own + ofBonus) }
}

/** A multiplier has at most four decimals; a fraction of a centavo is rounded up, so that nobody is promised less. */
function timesMultiplier(amount: bigint, multiplier: string): bigint {
  const match = /^(\d+)(?:\.(\d{1,4}))?$/.exec(multiplier)
  if (!match) return 0n
  const scaled = BigInt((match[1] ?? '') + (match[2] ?? '').padEnd(4, '0'))
  return (amount * scaled + 9_999n) / 10_000n
}
