import * as z from 'zod/mini'
import { amountOrNone, readMoney } from '../../decoding/money-reader.ts'
import { platformCall, type ReadContext } from '../../platform-call.ts'
import { firstRecord } from '../site/first-record.ts'
import { claimRefusals } from './claim-refusals.ts'
import { readRebate, rebateFields } from './rebate-record.ts'

interface Claim {
  /** The idempotency key. */
  requestId: string | undefined
  currency: string
}

/** Claims the player's rebate. What was claimed and the balance afterwards are extensions of ours. */
export const rebateClaim = platformCall({
  path: '/api/promotion/rebate_claim',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  money: true,
  request: ({ requestId }: Claim) => ({ request_id: requestId }),
  locate: (answer) => firstRecord(answer, 'value'),
  response: z.object({ ...rebateFields, claimed_amount: amountOrNone(), game_balance: amountOrNone() }),
  read: (record, { input: { currency } }: ReadContext<Claim>) => ({
    ...readRebate(record, currency),
    claimedAmount: readMoney(record.claimed_amount, currency),
    balance: readMoney(record.game_balance, currency),
  }),
  refusals: claimRefusals,
})
