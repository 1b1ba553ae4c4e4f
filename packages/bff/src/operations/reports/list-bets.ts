import { bets } from '../../areas/reports/platform.ts'
import type { Handler } from '../handler.ts'

export const listBets: Handler<'listBets'> = async ({ query }, { brand, sites, callPlatform }) =>
  callPlatform(bets, { ...query, currency: await sites.currency(brand) })
