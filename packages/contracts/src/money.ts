import * as z from 'zod/mini'
import { enteredShape, isEnteredAmount } from './amounts.ts'
import { of } from './kinds.ts'

/**
 * An amount of money: a decimal string with exactly two decimals (`"1234.50"`, `"-0.50"`) and an ISO 4217 currency
 * code. Never a binary float, which cannot represent cents exactly. It is in the currency of its record, or else of the
 * site. An unknown amount is not zero: a record without an amount that it needs is none.
 */
export const Money = of(
  z.object({
    amount: z.string().check(z.regex(/^-?\d+\.\d{2}$/)),
    currency: z.string(),
  }),
  { kind: 'money', isNeeded: true },
)
export type Money = z.infer<typeof Money>

/** An amount that a player enters (see `isEnteredAmount`). */
export const AmountInput = z.string().check(z.trim(), z.regex(enteredShape), z.refine(isEnteredAmount))

/** An amount in Philippine pesos, for examples. */
export const pesos = (amount: string): Money => ({ amount, currency: 'PHP' })
