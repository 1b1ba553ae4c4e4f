import { manilaTime } from '../../calendar.ts'
import { call } from '../../call.ts'
import { decimal } from '../../money.ts'
import { vipRewards as rewards, type VipReward } from '../../rewards/vip/vip-rewards.ts'

/** The rewards of the player's level. */
export const vipRewards = call({
  path: '/api/vip/rewards',
  identify: 'player',
  area: 'vipLevels',
  handle({ player, db, now }) {
    const value = rewards({ db, now }, player).map(vipRewardItem)
    return { value, total: value.length }
  },
})

/** A reward as the platform sends it. */
export function vipRewardItem({ rewardId, kind, amount, state, until }: VipReward) {
  return {
    reward_id: rewardId,
    kind,
    amount: decimal(amount),
    state,
    claim_until: until === undefined ? '' : manilaTime(until),
  }
}
