import { leaderboardDetail } from '../../areas/leaderboards/platform.ts'
import type { Handler } from '../handler.ts'
import { ownOrPublic } from '../own-or-public.ts'

export const getLeaderboard: Handler<'getLeaderboard'> = async (
  { params, query: { page, perPage, previous } },
  { brand, sites, session, callPlatform },
) => {
  const question = { boardId: params.id, page, perPage, previous: previous !== undefined }
  return ownOrPublic(
    session,
    () => callPlatform(leaderboardDetail, question),
    () => sites.leaderboard(brand, question),
  )
}
