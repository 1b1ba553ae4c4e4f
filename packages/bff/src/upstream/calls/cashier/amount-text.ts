import { fromMinor, toMinor } from '@marquee/contracts/money'

/** An amount as the platform wants it, with exactly two decimals: `500` becomes `500.00`. */
export function amountText(amount: string): string {
  return fromMinor(toMinor(amount))
}
