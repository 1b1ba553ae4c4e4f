import type * as contract from '@marquee/contracts/areas/leaderboards'
import * as platform from '../../platform/leaderboards/leaderboards.ts'
import { withPicture, withPictures } from '../../sites/pictures.ts'
import { forward, fromSite, type Handlers, ownOrPublic } from '../handler.ts'
import { leaderboard, leaderboards } from './public.ts'

export const handlers: Handlers<typeof contract> = {
  listLeaderboards: ownOrPublic(forward(platform.leaderboardList, withPictures), fromSite(leaderboards)),
  getLeaderboard: ownOrPublic(forward(platform.leaderboardDetail), fromSite(leaderboard)),
  joinLeaderboard: forward(platform.leaderboardOptIn, withPicture),
}
