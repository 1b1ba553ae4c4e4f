import { miniGameLog } from '../../upstream/calls/mini-games/mini-game-log.ts'
import type { Handler } from '../handler.ts'

export const listMiniGameLog: Handler<'listMiniGameLog'> = async (_request, { callPlatform }) =>
  callPlatform(miniGameLog, undefined)
