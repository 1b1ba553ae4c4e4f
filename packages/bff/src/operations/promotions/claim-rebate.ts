import { rebateClaim } from '../../upstream/calls/promotions/rebate-claim.ts'
import type { Handler } from '../handler.ts'

export const claimRebate: Handler<'claimRebate'> = async (
  _request,
  { brand, sites, callPlatform, idempotencyKey },
) => callPlatform(rebateClaim, { requestId: idempotencyKey, currency: await sites.currency(brand) })
