import { downlineList } from '../../areas/referral/platform.ts'
import type { Handler } from '../handler.ts'

export const listDownlines: Handler<'listDownlines'> = async ({ query }, { brand, sites, callPlatform }) =>
  callPlatform(downlineList, { ...query, currency: await sites.currency(brand) })
