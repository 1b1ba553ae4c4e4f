import * as z from 'zod/mini'
import { listOf } from '../list.ts'
import { Money } from '../money.ts'
import { type Example, operation } from '../operation.ts'

/** A reward of the player's level. */
export const VipReward = z.object({
  rewardId: z.string(),
  /** `LEVEL_UP`, `BIRTHDAY`, `WEEKLY`, `MONTHLY`, or another kind of the platform. */
  kind: z.string(),
  amount: Money,
  /** `LOCKED`, `CLAIMABLE`, `CLAIMED`, `EXPIRED`, or another state of the platform. */
  state: z.string(),
  /** ISO 8601; empty where there is no limit. */
  claimUntil: z.string(),
})
export type VipReward = z.infer<typeof VipReward>

const vipRewardExample: VipReward = {
  rewardId: 'VR1',
  kind: 'WEEKLY',
  amount: { amount: '50.00', currency: 'PHP' },
  state: 'CLAIMABLE',
  claimUntil: '2030-01-08T00:00:00+08:00',
}

/** The player's VIP rewards, in the platform's order. */
export const listVipRewards = operation({
  method: 'GET',
  path: '/api/me/vip/rewards',
  access: 'player',
  limit: 'reads',
  capability: 'vipLevels',
  response: listOf(VipReward),
})

export const listVipRewardsExample: Example<typeof listVipRewards> = {
  request: {},
  response: { items: [vipRewardExample], total: 1, page: 1, perPage: 1 },
}
