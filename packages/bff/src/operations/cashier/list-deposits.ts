import { completeDeposits, depositList } from '../../areas/cashier/platform-deposits.ts'
import type { Handler } from '../handler.ts'

export const listDeposits: Handler<'listDeposits'> = async (
  { query },
  { brand, sites, callPlatform, imageAddress },
) => {
  const currency = await sites.currency(brand)
  const { items, ...rest } = await callPlatform(depositList, { ...query, currency })
  return { items: await completeDeposits(items, currency, { ask: callPlatform, imageAddress }), ...rest }
}
