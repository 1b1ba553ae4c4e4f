import type { Handler } from '../handler.ts'
import { balance } from '../../upstream/calls/player/balance.ts'

export const getBalance: Handler<'getBalance'> = async (_request, { brand, sites, callPlatform }) =>
  callPlatform(balance, { currency: await sites.currency(brand) })
