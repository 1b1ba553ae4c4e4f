import { turnoverList } from '../../areas/cashier/platform-withdrawals.ts'
import type { Handler } from '../handler.ts'

export const listTurnover: Handler<'listTurnover'> = async ({ query }, { brand, sites, callPlatform }) =>
  callPlatform(turnoverList, { ...query, currency: await sites.currency(brand) })
