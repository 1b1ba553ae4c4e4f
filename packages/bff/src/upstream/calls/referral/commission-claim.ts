import * as z from 'zod/mini'
import { amount } from '../../decoding/field-readers.ts'
import { amountOrNone, readMoney } from '../../decoding/money-reader.ts'
import { platformCall, type ReadContext, UnusableAnswer } from '../../platform-call.ts'
import { claimRefusals } from '../promotions/claim-refusals.ts'
import { firstRecord } from '../site/first-record.ts'

interface Claim {
  /** The idempotency key. */
  requestId: string | undefined
  currency: string
}

/** Claims the commission that is ready. */
export const commissionClaim = platformCall({
  path: '/api/referral/claim',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  money: true,
  request: ({ requestId }: Claim) => ({ request_id: requestId }),
  locate: (answer) => firstRecord(answer, 'value'),
  response: z.object({ claimed_amount: amount(), game_balance: amountOrNone() }),
  read({ claimed_amount, game_balance }, { input }: ReadContext<Claim>) {
    const claimedAmount = readMoney(claimed_amount, input.currency)
    if (!claimedAmount) throw new UnusableAnswer('No amount')
    return { claimedAmount, balance: readMoney(game_balance, input.currency) }
  },
  refusals: claimRefusals,
})
