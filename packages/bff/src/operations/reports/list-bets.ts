import { bets } from '../../upstream/calls/reports/bets.ts'
import type { Handler } from '../handler.ts'

export const listBets: Handler<'listBets'> = async ({ query }, { brand, sites, callPlatform }) =>
  callPlatform(bets, { ...query, currency: await sites.currency(brand) })
