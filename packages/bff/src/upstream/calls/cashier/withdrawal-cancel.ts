import * as z from 'zod/mini'
import { text } from '../../decoding/field-readers.ts'
import { platformCall, type ReadContext, UnusableAnswer } from '../../platform-call.ts'
import { firstRecord } from '../site/first-record.ts'
import { cancelRefusals } from './money-refusals.ts'

interface Cancellation {
  withdrawalId: string
  /** The idempotency key. */
  requestId: string | undefined
}

/** Cancels a withdrawal that nobody has begun to check. */
export const withdrawalCancel = platformCall({
  path: '/api/cashier/withdrawal_cancel',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  money: true,
  request: ({ withdrawalId, requestId }: Cancellation) => ({
    request_id: requestId,
    withdrawal_id: withdrawalId,
  }),
  locate: (answer) => firstRecord(answer, 'value'),
  response: z.object({ status: text() }),
  read({ status }, { input }: ReadContext<Cancellation>) {
    if (status === '') throw new UnusableAnswer('No status')
    return { withdrawalId: input.withdrawalId, status }
  },
  refusals: cancelRefusals,
})
