import type { Money } from '@marquee/contracts/money'

/** The amount still missing to a target, to the cent; `undefined` without a target, or once it is reached. */
export function remainingAmount(done: Money, target: Money): Money | undefined {
  const cents = minorUnits(target.amount) - minorUnits(done.amount)
  if (cents <= 0n) return undefined
  const digits = String(cents).padStart(3, '0')
  return { amount: `${digits.slice(0, -2)}.${digits.slice(-2)}`, currency: target.currency }
}

/** The hundredths of a decimal string that has two decimals. */
const minorUnits = (amount: string) => BigInt(amount.replace('.', ''))
