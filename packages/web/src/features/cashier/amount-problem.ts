import { isEnteredAmount, toMinor, typedAmount } from '@marquee/contracts/amounts'
import type { AmountCeiling } from '@marquee/contracts/areas/cashier/amount-ceiling'

/** What is wrong with an entered amount: the name of its text. */
export type AmountProblem =
  | 'empty'
  | 'separator'
  | 'letters'
  | 'decimals'
  | 'notPositive'
  | 'tooLong'
  | 'belowMin'
  | 'aboveMost'
  | 'noneFits'

/** The limits of an amount. */
export interface AmountLimits {
  /** A decimal string. */
  min: string
  /** Null without one. */
  most: AmountCeiling | null
}

/**
 * Checks an entered amount. Commas between its thousands are left out; an amount that could be read in more than one way
 * is refused, never guessed: `1,00` differs by the reader's country.
 */
export function amountProblem(text: string, { min, most }: AmountLimits): AmountProblem | undefined {
  const entered = typedAmount(text)
  if (entered === '') return 'empty'
  if (!isEnteredAmount(entered)) return shapeProblem(entered)
  if (most && toMinor(most.amount) < toMinor(min)) return 'noneFits'
  if (toMinor(entered) < toMinor(min)) return 'belowMin'
  return most && toMinor(entered) > toMinor(most.amount) ? 'aboveMost' : undefined
}

function shapeProblem(entered: string): AmountProblem {
  if (/^-|^0*(?:\.0*)?$/.test(entered)) return 'notPositive'
  if (/^\d[\d,.]*$/.test(entered) && entered.includes(',')) return 'separator'
  if (/^\d+\.\d{3,}$/.test(entered)) return 'decimals'
  return /^\d{13,}(?:\.\d{1,2})?$/.test(entered) ? 'tooLong' : 'letters'
}
