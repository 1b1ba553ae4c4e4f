import { missionClaim } from '../../areas/missions/platform.ts'
import type { Handler } from '../handler.ts'

export const claimMission: Handler<'claimMission'> = async (
  { params },
  { brand, sites, callPlatform, idempotencyKey },
) =>
  callPlatform(missionClaim, {
    missionId: params.id,
    requestId: idempotencyKey,
    currency: await sites.currency(brand),
  })
