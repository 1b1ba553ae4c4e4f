import { balance } from '../../areas/player/platform.ts'
import type { Handler } from '../handler.ts'

export const getBalance: Handler<'getBalance'> = async (_request, { brand, sites, callPlatform }) =>
  callPlatform(balance, { currency: await sites.currency(brand) })
