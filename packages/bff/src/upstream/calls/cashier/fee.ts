import { FeeType } from '@marquee/contracts/areas/cashier/deposit-methods'
import * as z from 'zod/mini'
import { field, readText } from '../../decoding/field-readers.ts'

// At most four decimals, which is what a rate is calculated with.
const decimal = /^\d+(?:\.\d{1,4})?$/

/** How a fee is taken. An unreadable one is drift and counts as none: the amounts of a deposit say what was taken. */
export const feeFields = {
  fee_type: z.optional(
    field('NONE, FIXED or RATE', (value) => FeeType.safeParse(value ?? 'NONE').data, 'NONE' as const),
  ),
  fee_value: z.optional(
    field(
      'decimal',
      (value) => {
        const text = readText(value ?? '0')
        return text !== undefined && decimal.test(text) ? text : undefined
      },
      '0',
    ),
  ),
}

interface FeeFields {
  fee_type?: FeeType | undefined
  fee_value?: string | undefined
}

/** Reads a fee's type and value. */
export function readFee({ fee_type = 'NONE', fee_value = '0' }: FeeFields) {
  return { feeType: fee_type, feeValue: fee_value }
}
