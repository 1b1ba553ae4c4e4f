import { miniGameGamify } from '../../areas/mini-games/platform.ts'
import type { Handler } from '../handler.ts'

export const gamifyMiniGame: Handler<'gamifyMiniGame'> = async (_request, { callPlatform }) =>
  callPlatform(miniGameGamify, undefined)
