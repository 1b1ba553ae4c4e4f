import { dayMs } from '../../clock/durations.ts'
import { dayInManila, dayText, periodInManila } from '../../clock/manila.ts'
import { units } from '../../money.ts'
import type { Storage } from '../../platform.ts'
import type { Player } from '../../players/player.ts'
import { type Mark, markedAt } from '../../players/reward-marks.ts'
import { kycOf } from '../kyc/kyc.ts'
import { vipLevels } from './levels.ts'

/** What each level gives, from the lowest; in the minor unit. */
export const vipGifts = [0, 58, 188, 588, 1_888, 5_888].map((levelUp, level) => ({
  levelUp: units(levelUp),
  weekly: units([0, 10, 30, 100, 300, 1_000][level] ?? 0),
  monthly: units([0, 30, 100, 300, 1_000, 3_000][level] ?? 0),
  birthday: units([0, 88, 188, 388, 888, 1_888][level] ?? 0),
}))

/** A reward of a level. The amount is in the minor unit; `until` is when it lapses. */
export interface VipReward {
  rewardId: string
  kind: 'LEVEL_UP' | 'BIRTHDAY' | 'WEEKLY' | 'MONTHLY'
  /** The level that is reached with it. */
  vipName?: string
  amount: number
  until?: number
  state: 'LOCKED' | 'CLAIMABLE' | 'CLAIMED' | 'EXPIRED'
}

const birthdayDays = 7

/** A player's rewards: one for each level, by the week, by the month, and for the birthday where it is known. */
export function vipRewards(storage: Storage, player: Player): VipReward[] {
  const at = storage.now()
  const week = periodInManila('WEEK', at)
  const month = periodInManila('MONTH', at)
  const gifts = vipGifts[player.vip_level] ?? { levelUp: 0, weekly: 0, monthly: 0, birthday: 0 }
  const rewards: VipReward[] = [
    ...vipLevels.flatMap((_, level) => levelReward(level, player.vip_level)),
    reward(`weekly-${dayText(week.start)}`, 'WEEKLY', gifts.weekly, week.end),
    reward(`monthly-${dayText(month.start)}`, 'MONTHLY', gifts.monthly, month.end),
    ...birthdayReward(storage, player, gifts.birthday),
  ]
  return rewards
    .filter(({ amount }) => amount > 0)
    .map((item) =>
      markedAt(storage.db, player, vipMark(item)) === undefined ? item : { ...item, state: 'CLAIMED' },
    )
}

/** By what a claim is known. */
export const vipMark = ({ rewardId }: VipReward): Mark => ({ kind: 'VIP_CLAIM', item: rewardId, period: 0 })

function reward(rewardId: string, kind: VipReward['kind'], amount: number, until?: number): VipReward {
  return { rewardId, kind, amount, state: 'CLAIMABLE', ...(until !== undefined && { until }) }
}

// The level that comes next is shown too, locked.
function levelReward(level: number, reached: number): VipReward[] {
  if (level > reached + 1) return []
  const item = {
    ...reward(`level-${level + 1}`, 'LEVEL_UP', vipGifts[level]?.levelUp ?? 0),
    vipName: vipLevels[level]?.name ?? '',
  }
  return [level > reached ? { ...item, state: 'LOCKED' } : item]
}

function birthdayReward({ db, now }: Storage, player: Player, amount: number): VipReward[] {
  const { dob = '' } = JSON.parse(kycOf(db, player).form) as { dob?: string }
  if (!/^\d{4}-\d{2}-\d{2}$/.test(dob)) return []
  const today = dayInManila(now()).start
  const year = dayText(today).slice(0, 4)
  const start = Date.parse(`${year}${dob.slice(4)}T00:00:00+08:00`)
  if (Number.isNaN(start)) return []
  const until = start + birthdayDays * dayMs
  const item = reward(`birthday-${year}`, 'BIRTHDAY', amount, until)
  if (today < start) return [{ ...item, state: 'LOCKED' }]
  return [now() < until ? item : { ...item, state: 'EXPIRED' }]
}

/** The share of bets that comes back to a VIP level, in hundredths of a percent, by game type. */
export function rebateRates(level: number): { gameType: string; rate: number }[] {
  return [
    { gameType: 'SLOTS', rate: 30 + 10 * level },
    { gameType: 'FISH', rate: 30 + 10 * level },
    { gameType: 'LIVECASINO', rate: 20 + 8 * level },
    { gameType: 'SPORTSBOOK', rate: 20 + 6 * level },
  ]
}
