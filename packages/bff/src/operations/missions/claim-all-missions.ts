import { missionClaimAll } from '../../areas/missions/platform.ts'
import type { Handler } from '../handler.ts'

export const claimAllMissions: Handler<'claimAllMissions'> = async (
  _request,
  { callPlatform, idempotencyKey },
) => callPlatform(missionClaimAll, { requestId: idempotencyKey })
