import { missionClaimAll } from '../../upstream/calls/missions/mission-claim-all.ts'
import type { Handler } from '../handler.ts'

export const claimAllMissions: Handler<'claimAllMissions'> = async (
  _request,
  { callPlatform, idempotencyKey },
) => callPlatform(missionClaimAll, { requestId: idempotencyKey })
