import type { Handler } from '../handler.ts'
import { close } from '../../upstream/calls/games/close.ts'

export const closeGame: Handler<'closeGame'> = async ({ body }, { brand, sites, callPlatform }) =>
  callPlatform(close, { gameSessionId: body.gameSessionId, currency: await sites.currency(brand) })
