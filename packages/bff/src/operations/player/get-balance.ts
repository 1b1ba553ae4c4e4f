import type { Handler } from '../../http/handler.ts'
import { balance } from '../../platform/player/balance.ts'

export const getBalance: Handler<'getBalance'> = async (_request, { brand, sites, ask }) =>
  ask(balance, { currency: await sites.currency(brand) })
