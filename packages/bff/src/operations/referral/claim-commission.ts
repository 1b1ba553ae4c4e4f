import { commissionClaim } from '../../areas/referral/platform.ts'
import type { Handler } from '../handler.ts'

export const claimCommission: Handler<'claimCommission'> = async (_request, { callPlatform }) =>
  callPlatform(commissionClaim, undefined)
