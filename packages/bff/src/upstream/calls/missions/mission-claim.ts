import * as z from 'zod/mini'
import { amount, text } from '../../decoding/field-readers.ts'
import { amountOrNone, readMoney } from '../../decoding/money-reader.ts'
import { platformCall, type ReadContext, UnusableAnswer } from '../../platform-call.ts'
import { claimRefusals } from '../promotions/claim-refusals.ts'
import { firstRecord } from '../site/first-record.ts'

interface Claim {
  missionId: string
  /** The idempotency key. */
  requestId: string | undefined
  currency: string
}

/** Claims the reward of a mission. */
export const missionClaim = platformCall({
  path: '/api/mission/claim',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  money: true,
  request: ({ missionId, requestId }: Claim) => ({ request_id: requestId, mission_id: missionId }),
  locate: (answer) => firstRecord(answer, 'value'),
  response: z.object({
    reward_type: text(),
    reward_amount: amount(),
    game_balance: amountOrNone(),
    game_token: amountOrNone(),
  }),
  read({ reward_type, reward_amount, game_balance, game_token }, { input }: ReadContext<Claim>) {
    if (reward_type === '') throw new UnusableAnswer('No reward')
    return {
      rewardType: reward_type,
      rewardAmount: reward_amount,
      balance: readMoney(game_balance, input.currency),
      token: game_token || null,
    }
  },
  refusals: claimRefusals,
})
