import { toMinor } from '@marquee/contracts/amounts'

/**
 * How much of a target is done, in percent from 0 to 100; only what is done whole is 100. Both are decimal strings with
 * at most two decimals; of any other text nothing is done.
 */
export function progressPercent(done: string, target: string): number {
  if (!isDecimal(done) || !isDecimal(target)) return 0
  const whole = toMinor(target)
  if (whole <= 0n) return 100
  return Math.min(100, Number((toMinor(done) * 100n) / whole))
}

const isDecimal = (text: string) => /^\d+(?:\.\d{1,2})?$/.test(text)
