import * as z from 'zod/mini'
import { platformCall } from '../../platform-call.ts'
import { cancelRefusals } from './money-refusals.ts'

interface Receipt {
  depositId: string
  /** What the platform calls the uploaded file. */
  fileKey: string
}

/** Hands in an uploaded file as the receipt of a payment. */
export const depositReceipt = platformCall({
  path: '/api/cashier/deposit_receipt',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  request: ({ depositId, fileKey }: Receipt) => ({ deposit_id: depositId, file_key: fileKey }),
  response: z.object({}),
  read: () => undefined,
  refusals: { ...cancelRefusals, invalidInput: 'invalidInput' },
  fieldNames: { file_key: 'file' },
})
