import { miniGameGamify } from '../../upstream/calls/mini-games/mini-game-gamify.ts'
import type { Handler } from '../handler.ts'

export const gamifyMiniGame: Handler<'gamifyMiniGame'> = async (_request, { callPlatform }) =>
  callPlatform(miniGameGamify, undefined)
