import { missionClaim } from '../../areas/missions/platform.ts'
import type { Handler } from '../handler.ts'

export const claimMission: Handler<'claimMission'> = async ({ params }, { callPlatform }) =>
  callPlatform(missionClaim, {
    missionId: params.id,
  })
