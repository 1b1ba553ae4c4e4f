import { completeDeposits, depositList } from '../../areas/cashier/platform-deposits.ts'
import type { Handler } from '../handler.ts'

export const listDeposits: Handler<'listDeposits'> = async ({ query }, { callPlatform, imageAddress }) => {
  const { items, ...rest } = await callPlatform(depositList, query)
  return { items: await completeDeposits(items, { ask: callPlatform, imageAddress }), ...rest }
}
