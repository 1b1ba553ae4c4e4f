import { vipClaim } from '../../areas/vip/platform.ts'
import type { Handler } from '../handler.ts'

export const claimVipReward: Handler<'claimVipReward'> = async ({ params }, { callPlatform }) =>
  callPlatform(vipClaim, {
    rewardId: params.id,
  })
