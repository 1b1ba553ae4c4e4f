import { minorUnits } from '../../money.ts'
import { invalidInput, refuse } from '../../refusal.ts'

/**
 * Reads the amount of a deposit or withdrawal, in the brand's currency.
 * @returns the minor unit
 * @throws Refusal `invalidInput` for what is no amount or not more than 0, `currencyNotSupported`
 */
export function readAmount(
  { amount, currency }: { amount: string; currency: string },
  brandCurrency: string,
): number {
  const minor = minorUnits(amount)
  if (minor === undefined || minor === 0) throw invalidInput({ amount: 'format' })
  if (currency !== brandCurrency) throw refuse('currencyNotSupported')
  return minor
}
