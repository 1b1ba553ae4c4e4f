import { bonusList } from '../../areas/promotions/platform-bonuses.ts'
import type { Handler } from '../handler.ts'

export const listBonuses: Handler<'listBonuses'> = async ({ query }, { brand, sites, callPlatform }) =>
  callPlatform(bonusList, { ...query, currency: await sites.currency(brand) })
