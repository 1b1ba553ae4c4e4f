import { leaderboardOptIn } from '../../areas/leaderboards/platform.ts'
import { withPicture } from '../../sites/content/with-picture.ts'
import type { Handler } from '../handler.ts'

export const joinLeaderboard: Handler<'joinLeaderboard'> = async (
  { params },
  { callPlatform, imageAddress },
) => {
  const board = await callPlatform(leaderboardOptIn, {
    boardId: params.id,
  })
  return withPicture(board, imageAddress)
}
