import type { Handler } from '../../http/handler.ts'
import { miniGameLog } from '../../platform/mini-games/mini-game-log.ts'

export const listMiniGameLog: Handler<'listMiniGameLog'> = async (_request, { ask }) =>
  ask(miniGameLog, undefined)
