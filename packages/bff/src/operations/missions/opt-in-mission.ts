import { withPicture } from '../../sites/content/with-picture.ts'
import { missionOptIn } from '../../upstream/calls/missions/mission-opt-in.ts'
import type { Handler } from '../handler.ts'

export const optInMission: Handler<'optInMission'> = async (
  { params },
  { callPlatform, idempotencyKey, imageAddress },
) => {
  const mission = await callPlatform(missionOptIn, { missionId: params.id, requestId: idempotencyKey })
  return withPicture(mission, imageAddress)
}
