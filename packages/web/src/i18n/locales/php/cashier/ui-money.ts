import { banks } from './ui-banks.ts'
import { cashier } from './ui-cashier.ts'
import { records } from './ui-records.ts'

/** Interface texts of the pages of money: they come with those pages alone. */
export const money = { banks, cashier, records } as const
