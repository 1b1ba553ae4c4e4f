import type { Handler } from '../../http/handler.ts'
import { miniGameBet } from '../../platform/mini-games/mini-game-bet.ts'

export const placeMiniGameBet: Handler<'placeMiniGameBet'> = async ({ params }, { ask, idempotencyKey }) =>
  ask(miniGameBet, { gameId: params.gameId, requestId: idempotencyKey })
