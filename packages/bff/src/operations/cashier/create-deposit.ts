import { completeDeposit, depositCreate, depositStatus } from '../../areas/cashier/platform-deposits.ts'
import { outcomeLookup } from '../../outcomes/outcome-lookup.ts'
import type { Handler } from '../handler.ts'
import { createOrFind } from './create-or-find.ts'

export const createDeposit: Handler<'createDeposit'> = async (
  { body },
  { brand, sites, callPlatform, idempotencyKey: requestId = '', imageAddress },
) => {
  const currency = await sites.currency(brand)
  const returnUrl = `${brand.origin}/deposit?deposit=return`
  const told = await createOrFind(
    body.amount,
    () => callPlatform(depositCreate, { ...body, requestId, currency, returnUrl }),
    () => callPlatform(depositStatus, { requestId, currency }, outcomeLookup),
  )
  const deposit = { ...told, channelCode: told.channelCode || body.channelCode }
  return completeDeposit(deposit, currency, { ask: callPlatform, imageAddress })
}
