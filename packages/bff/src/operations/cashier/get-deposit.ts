import { completeDeposit } from '../../upstream/calls/cashier/complete-deposits.ts'
import { depositStatus } from '../../upstream/calls/cashier/deposit-status.ts'
import type { Handler } from '../handler.ts'

export const getDeposit: Handler<'getDeposit'> = async (
  { params },
  { brand, sites, callPlatform, imageAddress },
) => {
  const currency = await sites.currency(brand)
  const deposit = await callPlatform(depositStatus, { depositId: params.id, currency })
  return completeDeposit(deposit, currency, { ask: callPlatform, imageAddress })
}
