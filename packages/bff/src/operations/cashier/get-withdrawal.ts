import { withdrawalStatus } from '../../areas/cashier/platform-withdrawals.ts'
import type { Handler } from '../handler.ts'

export const getWithdrawal: Handler<'getWithdrawal'> = async ({ params }, { brand, sites, callPlatform }) =>
  callPlatform(withdrawalStatus, { withdrawalId: params.id, currency: await sites.currency(brand) })
