import { miniGameBet } from '../../areas/mini-games/platform.ts'
import type { Handler } from '../handler.ts'

export const placeMiniGameBet: Handler<'placeMiniGameBet'> = async (
  { params },
  { callPlatform, idempotencyKey },
) => callPlatform(miniGameBet, { gameId: params.gameId, requestId: idempotencyKey })
