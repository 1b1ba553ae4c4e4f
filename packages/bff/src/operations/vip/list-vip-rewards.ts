import { vipRewards } from '../../areas/vip/platform.ts'
import type { Handler } from '../handler.ts'

export const listVipRewards: Handler<'listVipRewards'> = async (_request, { brand, sites, callPlatform }) =>
  callPlatform(vipRewards, { currency: await sites.currency(brand) })
