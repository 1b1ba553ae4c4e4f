import type { Handler } from '../../http/handler.ts'
import { miniGameGamify } from '../../platform/mini-games/mini-game-gamify.ts'

export const gamifyMiniGame: Handler<'gamifyMiniGame'> = async (_request, { ask }) =>
  ask(miniGameGamify, undefined)
