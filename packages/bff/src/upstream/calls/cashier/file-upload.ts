import * as z from 'zod/mini'
import { text } from '../../decoding/field-readers.ts'
import type { UploadedFile } from '../../multipart-body.ts'
import { platformCall, UnusableAnswer } from '../../platform-call.ts'
import { firstRecord } from '../site/first-record.ts'

/** Sends a file, which other calls then name by its key. */
export const fileUpload = platformCall({
  path: '/api/cashier/upload',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  file: (file: UploadedFile) => file,
  locate: (answer) => firstRecord(answer, 'value'),
  response: z.object({ file_key: text() }),
  read({ file_key }) {
    if (file_key === '') throw new UnusableAnswer('No key of the file')
    return file_key
  },
  refusals: { invalidInput: 'invalidInput', tooManyRequests: 'tooManyRequests' },
})
