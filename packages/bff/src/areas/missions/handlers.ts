import type * as contract from '@marquee/contracts/areas/missions'
import * as platform from '../../platform/missions/missions.ts'
import { withPicture, withPictures } from '../../sites/pictures.ts'
import { forward, type Handlers } from '../handler.ts'

export const handlers: Handlers<typeof contract> = {
  listMissions: forward(platform.missionList, withPictures),
  optInMission: forward(platform.missionOptIn, withPicture),
  claimMission: forward(platform.missionClaim),
  claimAllMissions: forward(platform.missionClaimAll),
}
