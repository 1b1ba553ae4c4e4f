import { fromMinor, toMinor } from '@marquee/contracts/amounts'
import { Code, Id, orBlank } from '@marquee/contracts/kinds'
import * as z from 'zod/mini'
import { field } from '../../upstream/decoding/field.ts'
import { readDecimal, text } from '../../upstream/decoding/field-readers.ts'
import type { UploadedFile } from '../../upstream/multipart-body.ts'
import { platformCall, UnusableAnswer } from '../../upstream/platform-call.ts'

/** An amount as the platform wants it, with exactly two decimals: `500` becomes `500.00`. */
export function amountText(amount: string): string {
  return fromMinor(toMinor(amount))
}

/** Fields of a record of money beside it: whose it is, where the platform says it, and its currency. */
export const besideMoney = {
  requestId: orBlank(Id),
  accountId: orBlank(Code),
  currency: orBlank(Code),
}

/** A request that creates a deposit or withdrawal; the amount and the time only where they are known. */
export interface MoneyRequest {
  /** The idempotency key. */
  requestId: string
  amount?: string | undefined
  /** When it was sent, in milliseconds since 1970. */
  sinceMs?: number | undefined
}

/** What the record of a request tells. */
export const askedOf = ({ requestId, amount }: MoneyRequest) => ({
  request_id: requestId,
  amount: amount && amountText(amount),
})

// At most four decimals, which is what a rate is calculated with.
const decimal = /^\d+(?:\.\d{1,4})?$/

/** The value of a fee. An unreadable one is drift and counts as none: the amounts of a deposit say what was taken. */
export const feeValue = z.optional(
  field(
    'decimal',
    (value) => {
      const figure = readDecimal(value ?? '0')
      return figure !== undefined && decimal.test(figure) ? figure : undefined
    },
    '0',
  ),
)

/** Sends a file, which other calls then name by its key. */
export const fileUpload = platformCall({
  path: '/api/cashier/upload',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  file: (file: UploadedFile) => file,
  record: 'value',
  response: z.object({ file_key: text() }),
  read({ file_key }) {
    if (file_key === '') throw new UnusableAnswer('No key of the file')
    return file_key
  },
  refusals: ['invalidInput', 'tooManyRequests'],
})
