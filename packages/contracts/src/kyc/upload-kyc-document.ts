import * as z from 'zod/mini'
import { DateOfBirth } from '../form-fields.ts'
import { type Example, operation } from '../operation.ts'
import { maxUploadBytes, uploadTypes } from '../uploads.ts'

/** Hands in one document: the file, and its `type` as a form field before it. Passed on as it arrives. */
export const uploadKycDocument = operation({
  method: 'POST',
  path: '/api/kyc/documents',
  access: 'player',
  limit: 'writes',
  capability: 'kyc',
  upload: {
    types: uploadTypes,
    maxBytes: maxUploadBytes,
    fields: z.strictObject({
      type: z.string().check(z.regex(/^[A-Z_]{2,32}$/)),
      idNumber: z.optional(z.string().check(z.trim(), z.maxLength(50))),
      expiry: z.optional(DateOfBirth),
    }),
  },
  response: z.object({ type: z.string(), status: z.string() }),
  errors: { invalidInput: 422, notEligible: 422, fileTypeInvalid: 422, fileTooLarge: 413 },
})

export const uploadKycDocumentExample: Example<typeof uploadKycDocument> = {
  request: {},
  response: { type: 'PASSPORT', status: 'PENDING' },
}
