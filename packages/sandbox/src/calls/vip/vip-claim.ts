import { call } from '../../call.ts'
import { decimal } from '../../money.ts'
import { runIdempotently } from '../../players/run-idempotently.ts'
import { payCash, walletOf } from '../../players/wallet.ts'
import { refuse } from '../../refusal.ts'
import { setMark } from '../../rewards/marks.ts'
import { vipMark, vipRewards } from '../../rewards/vip/vip-rewards.ts'
import { vipRewardItem } from './vip-rewards.ts'

/** Claims a reward of the player's level, once for each `request_id`. */
export const vipClaim = call({
  path: '/api/vip/claim',
  identify: 'player',
  area: 'vipLevels',
  fields: { request_id: 'filled', reward_id: 'id' },
  handle({ input, player, ...platform }) {
    const { request_id: requestId, reward_id } = input
    const { domain, account_id: accountId } = player
    const write = { domain, accountId, call: 'vip_claim', requestId, content: reward_id }
    return runIdempotently(platform.db, write, () => {
      const reward = vipRewards(platform, player).find(({ rewardId }) => rewardId === reward_id)
      // What lapsed is no longer listed: only weeks, months and years that run are.
      if (!reward) throw refuse(/^(weekly|monthly|birthday)-/.test(reward_id) ? 'expired' : 'notFound')
      if (reward.state === 'CLAIMED') throw refuse('alreadyClaimed')
      if (reward.state === 'EXPIRED') throw refuse('expired')
      if (reward.state === 'LOCKED') throw refuse('notEligible')
      setMark(platform, player, vipMark(reward))
      payCash(platform, player, 'VIP_REWARD', reward.amount, reward.rewardId)
      const game_balance = decimal(walletOf(platform.db, player).balance)
      return { value: [{ ...vipRewardItem({ ...reward, state: 'CLAIMED' }), game_balance }] }
    })
  },
})
