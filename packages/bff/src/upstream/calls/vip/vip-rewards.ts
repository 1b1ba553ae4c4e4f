import type { VipReward } from '@marquee/contracts/areas/vip'
import * as z from 'zod/mini'
import { amount, text, textOrNull } from '../../decoding/field-readers.ts'
import { wholeList } from '../../decoding/list-reader.ts'
import { readMoney } from '../../decoding/money-reader.ts'
import { platformCall, type ReadContext } from '../../platform-call.ts'
import { readRefusals } from '../cashier/money-refusals.ts'

const RewardItem = z.object({
  reward_id: text(),
  kind: text(),
  amount: amount(),
  state: text(),
  claim_until: z.optional(textOrNull()),
})

/** The player's VIP rewards. One with an unreadable amount is left out. */
export const vipRewards = platformCall({
  path: '/api/vip/rewards',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  response: z.object({ value: z.array(RewardItem) }),
  read: ({ value }, { input }: ReadContext<{ currency: string }>) =>
    wholeList(
      value.flatMap((item): VipReward[] => {
        const amount = readMoney(item.amount, input.currency)
        if (item.reward_id === '' || !amount) return []
        const { reward_id: rewardId, kind, state, claim_until } = item
        return [{ rewardId, kind, amount, state, claimUntil: claim_until ?? '' }]
      }),
    ),
  refusals: readRefusals,
})
