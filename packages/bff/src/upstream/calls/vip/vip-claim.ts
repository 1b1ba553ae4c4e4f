import * as z from 'zod/mini'
import { text, textOrNull } from '../../decoding/field-readers.ts'
import { amountOrNone, readMoney } from '../../decoding/money-reader.ts'
import { platformCall, type ReadContext, UnusableAnswer } from '../../platform-call.ts'
import { claimRefusals } from '../promotions/claim-refusals.ts'
import { firstRecord } from '../site/first-record.ts'

interface Claim {
  rewardId: string
  /** The idempotency key. */
  requestId: string | undefined
  currency: string
}

/** Claims a VIP reward. */
export const vipClaim = platformCall({
  path: '/api/vip/claim',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  money: true,
  request: ({ rewardId, requestId }: Claim) => ({ request_id: requestId, reward_id: rewardId }),
  locate: (answer) => firstRecord(answer, 'value'),
  response: z.object({
    reward_id: z.optional(textOrNull()),
    state: text(),
    amount: amountOrNone(),
    game_balance: amountOrNone(),
  }),
  read({ reward_id, state, amount, game_balance }, { input }: ReadContext<Claim>) {
    if (state === '') throw new UnusableAnswer('No state')
    return {
      rewardId: reward_id || input.rewardId,
      state,
      amount: readMoney(amount, input.currency),
      balance: readMoney(game_balance, input.currency),
    }
  },
  refusals: claimRefusals,
})
