import { withdrawalList } from '../../areas/cashier/platform-withdrawals.ts'
import type { Handler } from '../handler.ts'

export const listWithdrawals: Handler<'listWithdrawals'> = async (
  { query },
  { brand, sites, callPlatform },
) => callPlatform(withdrawalList, { ...query, currency: await sites.currency(brand) })
