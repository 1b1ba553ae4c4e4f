import { vip } from '../../areas/vip/platform.ts'
import type { Handler } from '../handler.ts'

export const getVip: Handler<'getVip'> = async (_request, { brand, sites, callPlatform }) =>
  callPlatform(vip, { currency: await sites.currency(brand) })
