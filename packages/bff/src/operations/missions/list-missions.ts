import { missionList } from '../../areas/missions/platform.ts'
import { withPictures } from '../../sites/content/with-picture.ts'
import type { Handler } from '../handler.ts'

export const listMissions: Handler<'listMissions'> = async (_request, { callPlatform, imageAddress }) =>
  withPictures(await callPlatform(missionList, undefined), imageAddress)
