import { close } from '../../areas/games/platform-launch.ts'
import type { Handler } from '../handler.ts'

export const closeGame: Handler<'closeGame'> = async ({ body }, { brand, sites, callPlatform }) =>
  callPlatform(close, { gameSessionId: body.gameSessionId, currency: await sites.currency(brand) })
