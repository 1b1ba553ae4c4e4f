import { withdrawalInfo } from '../../areas/cashier/platform-withdrawals.ts'
import type { Handler } from '../handler.ts'

export const getWithdrawalInfo: Handler<'getWithdrawalInfo'> = async (
  _request,
  { brand, sites, callPlatform },
) => callPlatform(withdrawalInfo, { currency: await sites.currency(brand) })
