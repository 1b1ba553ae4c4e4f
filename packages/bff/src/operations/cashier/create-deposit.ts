import { afterFailure } from '../../outcomes/after-failure.ts'
import { depositCreate } from '../../upstream/calls/cashier/deposit-create.ts'
import { depositStatus } from '../../upstream/calls/cashier/deposit-status.ts'
import type { Handler } from '../handler.ts'
import { createOrFind } from './create-or-find.ts'

export const createDeposit: Handler<'createDeposit'> = async (
  { body },
  { brand, sites, callPlatform, idempotencyKey: requestId = '', imageAddress },
) => {
  const currency = await sites.currency(brand)
  const returnUrl = `${brand.origin}/deposit?deposit=return`
  const deposit = await createOrFind(
    () => callPlatform(depositCreate, { ...body, requestId, currency, returnUrl }),
    () => callPlatform(depositStatus, { requestId, currency }, afterFailure),
  )
  return { ...deposit, qrImage: imageAddress(deposit.qrImage) }
}
