import type { Money } from '@marquee/contracts/money'
import * as z from 'zod/mini'
import { amount } from './field-readers.ts'

/** An amount that a platform may leave out. */
export const amountOrNone = () => z.optional(z.nullable(amount()))

/** Reads an amount; null where the platform leaves it out, because an unknown amount is not zero. */
export function readMoney(value: string | null | undefined, currency: string): Money | null {
  return value ? { amount: value, currency } : null
}
