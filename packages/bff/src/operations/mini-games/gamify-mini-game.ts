import type { Handler } from '../handler.ts'
import { miniGameGamify } from '../../upstream/calls/mini-games/mini-game-gamify.ts'

export const gamifyMiniGame: Handler<'gamifyMiniGame'> = async (_request, { callPlatform }) =>
  callPlatform(miniGameGamify, undefined)
