import { transactions } from '../../areas/reports/platform.ts'
import type { Handler } from '../handler.ts'

export const listTransactions: Handler<'listTransactions'> = async (
  { query },
  { brand, sites, callPlatform },
) => callPlatform(transactions, { ...query, currency: await sites.currency(brand) })
