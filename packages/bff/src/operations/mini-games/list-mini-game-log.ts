import { miniGameLog } from '../../areas/mini-games/platform.ts'
import type { Handler } from '../handler.ts'

export const listMiniGameLog: Handler<'listMiniGameLog'> = async (_request, { callPlatform }) =>
  callPlatform(miniGameLog, undefined)
