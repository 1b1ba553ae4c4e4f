import { close } from '../../areas/games/platform-launch.ts'
import type { Handler } from '../handler.ts'

export const closeGame: Handler<'closeGame'> = async ({ body }, { callPlatform }) =>
  callPlatform(close, { gameSessionId: body.gameSessionId })
