import type { VipLevel as LevelRecord, VipReward as RewardRecord } from '@marquee/contracts/areas/vip'
import { bannerImage } from '../../brands/art-address.ts'
import { call } from '../../calls/call.ts'
import type { PlatformRecord } from '../../calls/record.ts'
import { runIdempotently } from '../../calls/run-idempotently.ts'
import { manilaTime } from '../../clock/manila.ts'
import { payCash, walletOf } from '../../ledger/wallet.ts'
import { decimal, share } from '../../money.ts'
import { setMark } from '../../players/reward-marks.ts'
import { refuse } from '../../refusal.ts'
import { dailyWithdrawalLimit, vipLevels as levels, type VipLevel, vipLevels } from './levels.ts'
import {
  rebateRates,
  vipRewards as rewards,
  type VipReward,
  vipGifts,
  vipMark,
  vipRewards,
} from './rewards.ts'

/** The player's level and the requirements of the next one; at the highest level, no name and zero requirements. */
export const vip = call({
  path: '/api/auth/vip',
  identify: 'player',
  handle({ player }) {
    const level = vipLevels[player.vip_level] as VipLevel
    return {
      nextLevel: [
        {
          vip_name: level.name,
          vip_name_next: vipLevels[player.vip_level + 1]?.name ?? '',
          starting_deposit: decimal(player.starting_deposit),
          cycle_deposit: decimal(player.cycle_deposit),
          deposit_next: decimal(level.depositNext),
          starting_turnover: decimal(player.starting_turnover),
          cycle_turnover: decimal(player.cycle_turnover),
          turnover_next: decimal(level.turnoverNext),
        },
      ],
    }
  },
})

// A level is kept by a tenth of what it takes to reach it, each month.
const keepShare = 1_000

/** The VIP levels, from the lowest: what each takes, and what it gives. */
export const vipLevelList = call({
  path: '/api/vip/levels',
  identify: 'site',
  area: 'vipLevels',
  handle({ origin }) {
    const value = levels.map(({ name }, level): PlatformRecord<LevelRecord> => {
      const { depositNext: deposit = 0, turnoverNext: turnover = 0 } = levels[level - 1] ?? {}
      return {
        vip_code: name.toUpperCase(),
        vip_name: name,
        img_url: bannerImage(origin(), 'square', 'poker', `vip-${name.toLowerCase()}`),
        deposit_required: decimal(deposit),
        turnover_required: decimal(turnover),
        keep_deposit: level === 0 ? null : decimal(share(deposit, keepShare)),
        keep_turnover: level === 0 ? null : decimal(share(turnover, keepShare)),
        benefits: benefitsOf(level),
        withdrawal_daily_limit: decimal(dailyWithdrawalLimit),
        rebate_rates: rebateRates(level).map(({ gameType, rate }) => ({
          category: gameType,
          rate: decimal(rate),
        })),
      }
    })
    return { value, total: value.length }
  },
})

function benefitsOf(level: number) {
  const gifts = vipGifts[level]
  if (!gifts) return []
  return [
    { key: 'levelUpBonus', value: decimal(gifts.levelUp) },
    { key: 'weeklyBonus', value: decimal(gifts.weekly) },
    { key: 'monthlyBonus', value: decimal(gifts.monthly) },
    { key: 'birthdayBonus', value: decimal(gifts.birthday) },
  ].filter(({ value }) => value !== '0.00')
}

/** The rewards of the player's level. */
export const vipRewardList = call({
  path: '/api/vip/rewards',
  identify: 'player',
  area: 'vipLevels',
  handle({ player, db, now }) {
    const value = rewards({ db, now }, player).map(vipRewardItem)
    return { value, total: value.length }
  },
})

/** A reward as the platform sends it. The name of its level is an extension of the contract. */
function vipRewardItem({
  rewardId,
  kind,
  vipName = '',
  amount,
  state,
  until,
}: VipReward): PlatformRecord<RewardRecord> {
  return {
    reward_id: rewardId,
    kind,
    vip_name: vipName,
    amount: decimal(amount),
    state,
    claim_until: until === undefined ? '' : manilaTime(until),
  }
}

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
