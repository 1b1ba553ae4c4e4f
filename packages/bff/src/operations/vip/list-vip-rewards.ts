import { vipRewards } from '../../upstream/calls/vip/vip-rewards.ts'
import type { Handler } from '../handler.ts'

export const listVipRewards: Handler<'listVipRewards'> = async (_request, { brand, sites, callPlatform }) =>
  callPlatform(vipRewards, { currency: await sites.currency(brand) })
