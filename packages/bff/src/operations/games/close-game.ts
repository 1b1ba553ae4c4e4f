import type { Handler } from '../../http/handler.ts'
import { close } from '../../platform/games/close.ts'

export const closeGame: Handler<'closeGame'> = async ({ body }, { brand, sites, ask }) =>
  ask(close, { gameSessionId: body.gameSessionId, currency: await sites.currency(brand) })
