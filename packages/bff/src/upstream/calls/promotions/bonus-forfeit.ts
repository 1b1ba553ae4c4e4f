import * as z from 'zod/mini'
import { text } from '../../decoding/field-readers.ts'
import { amountOrNone, readMoney } from '../../decoding/money-reader.ts'
import { platformCall, type ReadContext, UnusableAnswer } from '../../platform-call.ts'
import { cancelRefusals } from '../cashier/money-refusals.ts'
import { firstRecord } from '../site/first-record.ts'

interface Forfeiture {
  bonusId: string
  /** The idempotency key. */
  requestId: string | undefined
  currency: string
}

/** Gives a bonus up. */
export const bonusForfeit = platformCall({
  path: '/api/promotion/forfeit',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  money: true,
  request: ({ bonusId, requestId }: Forfeiture) => ({ request_id: requestId, bonus_id: bonusId }),
  locate: (answer) => firstRecord(answer, 'value'),
  response: z.object({ status: text(), removed_amount: amountOrNone() }),
  read({ status, removed_amount }, { input }: ReadContext<Forfeiture>) {
    if (status === '') throw new UnusableAnswer('No status')
    return { status, removedAmount: readMoney(removed_amount, input.currency) }
  },
  refusals: cancelRefusals,
})
