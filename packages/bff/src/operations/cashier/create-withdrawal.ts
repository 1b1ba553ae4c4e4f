import { withdrawalCreate, withdrawalStatus } from '../../areas/cashier/platform-withdrawals.ts'
import { outcomeLookup } from '../../outcomes/outcome-lookup.ts'
import type { Handler } from '../handler.ts'
import { createOrFind } from './create-or-find.ts'

export const createWithdrawal: Handler<'createWithdrawal'> = async (
  { body },
  { brand, sites, callPlatform, idempotencyKey: requestId = '' },
) => {
  const currency = await sites.currency(brand)
  return createOrFind(
    body.amount,
    () => callPlatform(withdrawalCreate, { ...body, requestId, currency }),
    () => callPlatform(withdrawalStatus, { requestId, currency }, outcomeLookup),
  )
}
