import { commissionClaim } from '../../areas/referral/platform.ts'
import type { Handler } from '../handler.ts'

export const claimCommission: Handler<'claimCommission'> = async (
  _request,
  { brand, sites, callPlatform, idempotencyKey },
) => callPlatform(commissionClaim, { requestId: idempotencyKey, currency: await sites.currency(brand) })
