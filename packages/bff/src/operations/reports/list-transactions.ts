import { transactions } from '../../upstream/calls/reports/transactions.ts'
import type { Handler } from '../handler.ts'

export const listTransactions: Handler<'listTransactions'> = async (
  { query },
  { brand, sites, callPlatform },
) => callPlatform(transactions, { ...query, currency: await sites.currency(brand) })
