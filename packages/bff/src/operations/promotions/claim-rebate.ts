import { rebateClaim } from '../../areas/promotions/platform-bonuses.ts'
import type { Handler } from '../handler.ts'

export const claimRebate: Handler<'claimRebate'> = async (
  _request,
  { brand, sites, callPlatform, idempotencyKey },
) => callPlatform(rebateClaim, { requestId: idempotencyKey, currency: await sites.currency(brand) })
