import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'
import { maxUploadBytes, uploadTypes } from '../uploads.ts'
import { idParams } from './cashier-ids.ts'

/** Hands in the receipt of a payment: one file, passed on as it arrives. */
export const uploadDepositReceipt = operation({
  method: 'POST',
  path: '/api/cashier/deposits/{id}/receipt',
  access: 'player',
  limit: 'writes',
  capability: 'deposits',
  params: idParams,
  upload: { types: uploadTypes, maxBytes: maxUploadBytes },
  response: z.object({ depositId: z.string(), status: z.string() }),
  errors: { notEligible: 422, invalidInput: 422, expired: 422, fileTypeInvalid: 422, fileTooLarge: 413 },
})

export const uploadDepositReceiptExample: Example<typeof uploadDepositReceipt> = {
  request: { params: { id: 'D1' } },
  response: { depositId: 'D1', status: 'FOR_REVIEW' },
}
