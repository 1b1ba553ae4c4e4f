import type { Money } from '@marquee/contracts/money'

/** What is still missing to a target; `undefined` where there is no target or it is reached. In whole cents. */
export function remainingAmount(done: Money, target: Money): Money | undefined {
  const cents = minorUnits(target.amount) - minorUnits(done.amount)
  if (cents <= 0n) return undefined
  const digits = String(cents).padStart(3, '0')
  return { amount: `${digits.slice(0, -2)}.${digits.slice(-2)}`, currency: target.currency }
}

/** A decimal string with two digits, in hundredths. */
const minorUnits = (amount: string) => BigInt(amount.replace('.', ''))
