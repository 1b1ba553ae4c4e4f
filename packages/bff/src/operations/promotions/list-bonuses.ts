import { bonusList } from '../../upstream/calls/promotions/bonus-list.ts'
import type { Handler } from '../handler.ts'

export const listBonuses: Handler<'listBonuses'> = async ({ query }, { brand, sites, callPlatform }) =>
  callPlatform(bonusList, { ...query, currency: await sites.currency(brand) })
