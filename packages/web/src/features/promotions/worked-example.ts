import { fromMinor, toMinor } from '@marquee/contracts/amounts'
import type { PromotionDetail } from '@marquee/contracts/areas/promotions/promotions'
import type { Money } from '@marquee/contracts/money'

type Terms = Pick<PromotionDetail, 'minDeposit' | 'bonusRate' | 'bonusMax' | 'turnoverMultiplier'>

/** What a promotion gives for a deposit, and what has to be bet for it. */
export interface WorkedExample {
  /** Null where nothing has to be deposited. */
  deposit: Money | null
  bonus: Money
  /** Null where nothing has to be bet. */
  turnover: Money | null
}

// What players typically deposit; in whole units of the currency.
const typicalAmounts = ['100.00', '500.00', '1000.00', '2000.00']
const mostAmounts = 4

/**
 * Works a promotion out to the centavo. A fraction of a centavo is left out of the bonus, and rounded up in what has to
 * be bet: nobody is promised more than there is.
 * @param amount a decimal string, for promotions that follow a deposit
 * @returns `undefined` where the promotion's terms name no amount
 */
export function workedExample(
  { bonusRate, bonusMax, turnoverMultiplier }: Terms,
  amount: string,
  currency: string,
): WorkedExample | undefined {
  const rate = scaled(bonusRate)
  const most = bonusMax ? toMinor(bonusMax.amount) : undefined
  const ofDeposit = rate === undefined ? undefined : (toMinor(amount) * rate) / 1_000_000n
  const bonus = least(ofDeposit, most)
  if (bonus === undefined || bonus === 0n) return undefined
  const money = (minor: bigint): Money => ({ amount: fromMinor(minor), currency })
  const multiplier = scaled(turnoverMultiplier) ?? 0n
  const turnover = (bonus * multiplier + 9_999n) / 10_000n
  return {
    deposit: rate === undefined ? null : money(toMinor(amount)),
    bonus: money(bonus),
    turnover: turnover === 0n ? null : money(turnover),
  }
}

/**
 * Amounts for the example, lowest first: typical ones that the promotion accepts, the smallest deposit, and the one
 * that brings the largest bonus.
 */
export function exampleAmounts({ minDeposit, bonusRate, bonusMax }: Terms): string[] {
  const rate = scaled(bonusRate)
  if (rate === undefined || rate === 0n) return []
  const minimum = minDeposit ? toMinor(minDeposit.amount) : 1n
  const full = bonusMax ? (toMinor(bonusMax.amount) * 1_000_000n + rate - 1n) / rate : undefined
  const useful = typicalAmounts
    .map(toMinor)
    .filter((amount) => amount > minimum && (full === undefined || amount < full))
  const ends = [minDeposit ? minimum : undefined, full !== undefined && full > minimum ? full : undefined]
  const found = new Set([...ends, ...useful].filter((amount) => amount !== undefined).slice(0, mostAmounts))
  return [...found].sort((one, other) => (one < other ? -1 : 1)).map(fromMinor)
}

/** The amount that the example starts with: the player's own where the promotion accepts it, else a typical one. */
export function firstAmount(terms: Terms, own: string | undefined): string {
  const minimum = terms.minDeposit ? toMinor(terms.minDeposit.amount) : 0n
  if (own !== undefined && toMinor(own) >= minimum) return fromMinor(toMinor(own))
  const amounts = exampleAmounts(terms)
  return amounts.find((amount) => amount === '500.00') ?? amounts[0] ?? '500.00'
}

/** A decimal with at most four decimals, in ten-thousandths; `undefined` for any other text. */
function scaled(decimal: string): bigint | undefined {
  const match = /^(\d+)(?:\.(\d{1,4}))?$/.exec(decimal)
  return match ? BigInt((match[1] ?? '') + (match[2] ?? '').padEnd(4, '0')) : undefined
}

const least = (one: bigint | undefined, other: bigint | undefined) =>
  one === undefined || (other !== undefined && other < one) ? other : one
