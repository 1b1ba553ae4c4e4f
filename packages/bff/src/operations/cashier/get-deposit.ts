import { completeDeposit, depositStatus } from '../../areas/cashier/platform-deposits.ts'
import type { Handler } from '../handler.ts'

export const getDeposit: Handler<'getDeposit'> = async (
  { params },
  { brand, sites, callPlatform, imageAddress },
) => {
  const currency = await sites.currency(brand)
  const deposit = await callPlatform(depositStatus, { depositId: params.id, currency })
  return completeDeposit(deposit, currency, { ask: callPlatform, imageAddress })
}
