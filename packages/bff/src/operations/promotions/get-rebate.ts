import { rebateInfo } from '../../upstream/calls/promotions/rebate-info.ts'
import type { Handler } from '../handler.ts'

export const getRebate: Handler<'getRebate'> = async (_request, { brand, sites, callPlatform }) =>
  callPlatform(rebateInfo, { currency: await sites.currency(brand) })
