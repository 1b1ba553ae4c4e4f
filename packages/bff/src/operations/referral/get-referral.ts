import { referralInfo } from '../../areas/referral/platform.ts'
import type { Handler } from '../handler.ts'

export const getReferral: Handler<'getReferral'> = async (_request, { brand, sites, callPlatform }) =>
  callPlatform(referralInfo, { currency: await sites.currency(brand) })
