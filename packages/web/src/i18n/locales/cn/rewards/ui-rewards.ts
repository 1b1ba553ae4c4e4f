import { boards } from './ui-boards.ts'
import { bonuses } from './ui-bonuses.ts'
import { claims } from './ui-claims.ts'
import { levels } from './ui-levels.ts'
import { missions } from './ui-missions.ts'
import { promotions } from './ui-promotions.ts'
import { referral } from './ui-referral.ts'

/** Interface texts of the pages of rewards: they come with those pages alone. */
export const rewardTexts = { boards, bonuses, claims, levels, missions, promotions, referral } as const
