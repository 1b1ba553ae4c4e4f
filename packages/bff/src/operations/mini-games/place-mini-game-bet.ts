import { miniGameBet } from '../../upstream/calls/mini-games/mini-game-bet.ts'
import type { Handler } from '../handler.ts'

export const placeMiniGameBet: Handler<'placeMiniGameBet'> = async (
  { params },
  { callPlatform, idempotencyKey },
) => callPlatform(miniGameBet, { gameId: params.gameId, requestId: idempotencyKey })
