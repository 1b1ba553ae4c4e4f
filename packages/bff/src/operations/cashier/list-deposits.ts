import { depositList } from '../../upstream/calls/cashier/deposit-list.ts'
import type { Handler } from '../handler.ts'

export const listDeposits: Handler<'listDeposits'> = async (
  { query },
  { brand, sites, callPlatform, imageAddress },
) => {
  const list = await callPlatform(depositList, { ...query, currency: await sites.currency(brand) })
  return {
    ...list,
    items: list.items.map((deposit) => ({ ...deposit, qrImage: imageAddress(deposit.qrImage) })),
  }
}
