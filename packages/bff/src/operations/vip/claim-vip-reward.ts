import { vipClaim } from '../../areas/vip/platform.ts'
import type { Handler } from '../handler.ts'

export const claimVipReward: Handler<'claimVipReward'> = async (
  { params },
  { brand, sites, callPlatform, idempotencyKey },
) =>
  callPlatform(vipClaim, {
    rewardId: params.id,
    requestId: idempotencyKey,
    currency: await sites.currency(brand),
  })
