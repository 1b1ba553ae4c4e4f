import { depositOffers } from '../../areas/cashier/platform-methods.ts'
import type { Handler } from '../handler.ts'

export const listDepositOffers: Handler<'listDepositOffers'> = async (
  { query },
  { brand, sites, callPlatform },
) => callPlatform(depositOffers, { ...query, currency: await sites.currency(brand) })
