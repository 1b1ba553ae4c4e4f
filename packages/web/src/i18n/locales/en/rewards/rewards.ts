import { boards } from './leaderboards.ts'
import { missions } from './missions.ts'
import { bonuses, claims, promotions } from './promotions.ts'
import { referral } from './referral.ts'
import { levels } from './vip.ts'

/** Interface texts of the pages of rewards: they come with those pages alone. */
export const texts = {
  ui: { boards, bonuses, claims, levels, missions, promotions, referral },
} as const
