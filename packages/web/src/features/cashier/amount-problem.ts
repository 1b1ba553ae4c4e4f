import { isEnteredAmount, toMinor } from '@marquee/contracts/amounts'

/** What is wrong with an entered amount: the name of its text. */
export type AmountProblem =
  | 'empty'
  | 'separator'
  | 'letters'
  | 'decimals'
  | 'notPositive'
  | 'tooLong'
  | 'belowMin'
  | 'aboveMax'
  | 'aboveBalance'
  | 'aboveDaily'

/** The limits of an amount, as decimal strings; null for none. `balance` and `daily` are what is left of them. */
export interface AmountLimits {
  min: string
  max: string | null
  balance?: string | null
  daily?: string | null
}

/**
 * Checks an entered amount. An amount that could be read in more than one way is refused, never guessed: with a comma,
 * `1,000` and `1,00` differ by the reader's country.
 */
export function amountProblem(text: string, limits: AmountLimits): AmountProblem | undefined {
  const entered = text.trim()
  if (entered === '') return 'empty'
  if (!isEnteredAmount(entered)) return shapeProblem(entered)
  const amount = toMinor(entered)
  const isAbove = (limit: string | null | undefined) => limit != null && amount > toMinor(limit)
  if (amount < toMinor(limits.min)) return 'belowMin'
  if (isAbove(limits.balance)) return 'aboveBalance'
  if (isAbove(limits.max)) return 'aboveMax'
  return isAbove(limits.daily) ? 'aboveDaily' : undefined
}

function shapeProblem(entered: string): AmountProblem {
  if (/^-|^0*(?:\.0*)?$/.test(entered)) return 'notPositive'
  if (/^\d[\d,]*(?:\.\d*)?$/.test(entered) && entered.includes(',')) return 'separator'
  if (/^\d+\.\d{3,}$/.test(entered)) return 'decimals'
  return /^\d{13,}(?:\.\d{1,2})?$/.test(entered) ? 'tooLong' : 'letters'
}

/** The smallest of some decimal strings, of which null sets no limit; null where none does. */
export function leastAmount(...amounts: readonly (string | null | undefined)[]): string | null {
  const set = amounts.filter((amount) => amount != null)
  return set.reduce<string | null>(
    (least, amount) => (least === null || toMinor(amount) < toMinor(least) ? amount : least),
    null,
  )
}
