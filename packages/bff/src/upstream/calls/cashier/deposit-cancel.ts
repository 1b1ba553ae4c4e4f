import * as z from 'zod/mini'
import { text } from '../../decoding/field-readers.ts'
import { platformCall, type ReadContext, UnusableAnswer } from '../../platform-call.ts'
import { firstRecord } from '../site/first-record.ts'
import { cancelRefusals } from './money-refusals.ts'

interface Cancellation {
  depositId: string
  /** The idempotency key. */
  requestId: string | undefined
}

/** Cancels a deposit that waits for payment. */
export const depositCancel = platformCall({
  path: '/api/cashier/deposit_cancel',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  money: true,
  request: ({ depositId, requestId }: Cancellation) => ({ request_id: requestId, deposit_id: depositId }),
  locate: (answer) => firstRecord(answer, 'value'),
  response: z.object({ status: text() }),
  read({ status }, { input }: ReadContext<Cancellation>) {
    if (status === '') throw new UnusableAnswer('No status')
    return { depositId: input.depositId, status }
  },
  refusals: cancelRefusals,
})
