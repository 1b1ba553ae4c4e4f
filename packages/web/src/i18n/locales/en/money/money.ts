import { banks } from './banks.ts'
import { cashier } from './cashier.ts'
import { records } from './reports.ts'

/** Interface texts of the pages of money: they come with those pages alone. */
export const texts = { ui: { banks, cashier, records } } as const
