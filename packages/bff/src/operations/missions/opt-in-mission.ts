import { missionOptIn } from '../../areas/missions/platform.ts'
import { withPicture } from '../../sites/content/with-picture.ts'
import type { Handler } from '../handler.ts'

export const optInMission: Handler<'optInMission'> = async (
  { params },
  { callPlatform, idempotencyKey, imageAddress },
) => {
  const mission = await callPlatform(missionOptIn, { missionId: params.id, requestId: idempotencyKey })
  return withPicture(mission, imageAddress)
}
