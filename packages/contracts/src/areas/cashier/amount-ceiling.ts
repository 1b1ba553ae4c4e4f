import { amountLeft, toMinor } from '../../amounts.ts'
import type { LimitPeriod, PlayLimit } from '../responsible-gaming.ts'

/**
 * What sets the most that an amount may be: the player's own limit of a period, the site's of a day, the method or a
 * single withdrawal, or the balance.
 */
export type CeilingReason = 'ownMonth' | 'ownWeek' | 'ownDay' | 'daily' | 'once' | 'balance'

/** The most that an amount may be, as a decimal string, and what sets it. */
export interface AmountCeiling {
  amount: string
  reason: CeilingReason
}

/** The lowest of some ceilings, and the first of equal ones; null where nothing sets one. */
export function lowestCeiling(
  ceilings: readonly { amount: string | null | undefined; reason: CeilingReason }[],
): AmountCeiling | null {
  let lowest: AmountCeiling | null = null
  for (const { amount, reason } of ceilings)
    if (amount != null && (!lowest || toMinor(amount) < toMinor(lowest.amount))) lowest = { amount, reason }
  return lowest
}

// Of equal ones the longest period counts: it begins anew last.
const ownReasons = [
  ['MONTH', 'ownMonth'],
  ['WEEK', 'ownWeek'],
  ['DAY', 'ownDay'],
] as const satisfies readonly (readonly [LimitPeriod, CeilingReason])[]

interface DepositLimits {
  /** The most that the method takes at once. */
  methodMax: string | null | undefined
  /** What the site still takes today. */
  dailyLeft: string | null | undefined
  /** The player's own limits, of any kind, in the same currency. */
  own: readonly Pick<PlayLimit, 'kind' | 'period' | 'amount' | 'used'>[]
}

/**
 * The most that a player may deposit now. Of equal ceilings the player's own limit counts before the site's, and both
 * before the method's, which another method would lift.
 */
export function depositCeiling({ methodMax, dailyLeft, own }: DepositLimits): AmountCeiling | null {
  const ownLeft = ownReasons.map(([period, reason]) => {
    const limit = own.find((one) => one.kind === 'DEPOSIT' && one.period === period)
    return { amount: limit && amountLeft(limit.amount, limit.used), reason }
  })
  return lowestCeiling([
    ...ownLeft,
    { amount: dailyLeft, reason: 'daily' },
    { amount: methodMax, reason: 'once' },
  ])
}
