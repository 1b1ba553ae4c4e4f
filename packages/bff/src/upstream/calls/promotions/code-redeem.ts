import * as z from 'zod/mini'
import { amount, text, textOrNull } from '../../decoding/field-readers.ts'
import { platformCall, UnusableAnswer } from '../../platform-call.ts'
import { firstRecord } from '../site/first-record.ts'
import { claimRefusals } from './claim-refusals.ts'

interface Redemption {
  code: string
  /** The idempotency key. */
  requestId: string | undefined
}

/** Redeems a promotion code. */
export const codeRedeem = platformCall({
  path: '/api/promotion/redeem_code',
  kind: 'write',
  identify: 'both',
  onFailure: 'general',
  money: true,
  request: ({ code, requestId }: Redemption) => ({ request_id: requestId, promo_code: code }),
  locate: (answer) => firstRecord(answer, 'value'),
  response: z.object({ reward_type: text(), amount: amount(), bonus_id: z.optional(textOrNull()) }),
  read({ reward_type, amount, bonus_id }) {
    if (reward_type === '') throw new UnusableAnswer('No reward')
    return { rewardType: reward_type, amount, bonusId: bonus_id ?? '' }
  },
  refusals: { ...claimRefusals, invalidInput: 'invalidInput' },
  fieldNames: { promo_code: 'code' },
})
