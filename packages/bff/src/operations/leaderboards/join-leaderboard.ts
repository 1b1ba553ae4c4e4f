import { leaderboardOptIn } from '../../areas/leaderboards/platform.ts'
import { withPicture } from '../../sites/content/with-picture.ts'
import type { Handler } from '../handler.ts'

export const joinLeaderboard: Handler<'joinLeaderboard'> = async (
  { params },
  { brand, sites, callPlatform, idempotencyKey, imageAddress },
) => {
  const currency = await sites.currency(brand)
  const board = await callPlatform(leaderboardOptIn, {
    boardId: params.id,
    requestId: idempotencyKey,
    currency,
  })
  return withPicture(board, imageAddress)
}
