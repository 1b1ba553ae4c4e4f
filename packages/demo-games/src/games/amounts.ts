import { fromMinor } from '@marquee/contracts/amounts'
import { invalidInput } from './refused-move.ts'

/** The decimal string of an amount in the minor unit: `decimal(150)` is `"1.50"`. */
export const decimal = (minor: number) => fromMinor(BigInt(minor))

/** Converts whole units of the currency to the minor unit. */
export const units = (whole: number) => whole * 100

/**
 * The minor unit of a decimal string with exactly two decimals and no sign; `undefined` for any other text, and for an
 * amount of more than eleven digits, which could not be added up exactly.
 */
export function minorUnits(amount: string): number | undefined {
  return /^(0|[1-9]\d{0,10})\.\d{2}$/.test(amount) ? Number(amount.replace('.', '')) : undefined
}

/** The part of an amount that belongs to a share of a whole, rounded down: `proportion(900, 1, 3)` is 300. */
export function proportion(amount: number, part: number, whole: number): number {
  return Number((BigInt(amount) * BigInt(part)) / BigInt(whole))
}

/** The bets that a page offers: decimal strings in ascending order. */
export const bets: readonly string[] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000].map((whole) =>
  decimal(units(whole)),
)

/**
 * The minor unit of one of the bets that a page offers.
 * @throws RefusedMove `invalidInput`
 */
export function readBet(bet: string, offered = bets): number {
  const minor = offered.includes(bet) ? minorUnits(bet) : undefined
  if (minor === undefined) throw invalidInput({ bet: 'unknown' })
  return minor
}
