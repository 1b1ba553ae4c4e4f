import { commissionList } from '../../areas/referral/platform.ts'
import type { Handler } from '../handler.ts'

export const listCommissions: Handler<'listCommissions'> = async (
  { query },
  { brand, sites, callPlatform },
) => callPlatform(commissionList, { ...query, currency: await sites.currency(brand) })
