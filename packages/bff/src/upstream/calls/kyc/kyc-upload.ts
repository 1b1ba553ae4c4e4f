import * as z from 'zod/mini'
import { textOrNull } from '../../decoding/field-readers.ts'
import { platformCall, type ReadContext } from '../../platform-call.ts'
import { firstRecord } from '../site/first-record.ts'

interface Document {
  requestId: string
  type: string
  /** What the platform calls the uploaded file. */
  fileKey: string
  idNumber?: string | undefined
  expiry?: string | undefined
}

/** Hands in an uploaded file as a document. The contract of the platform does not define its answer. */
export const kycUpload = platformCall({
  path: '/api/kyc/upload',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  request: (input: Document) => ({
    request_id: input.requestId,
    type: input.type,
    file_key: input.fileKey,
    id_number: input.idNumber || undefined,
    expiry: input.expiry,
  }),
  locate: (answer) => firstRecord(answer, 'value'),
  response: z.object({ status: z.optional(textOrNull()) }),
  read: ({ status }, { input }: ReadContext<Document>) => ({ type: input.type, status: status || 'PENDING' }),
  refusals: {
    invalidInput: 'invalidInput',
    notEligible: 'notEligible',
    tooManyRequests: 'tooManyRequests',
  },
  fieldNames: { file_key: 'file' },
})
