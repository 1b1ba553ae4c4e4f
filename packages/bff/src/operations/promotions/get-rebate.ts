import { rebateInfo } from '../../areas/promotions/platform-bonuses.ts'
import type { Handler } from '../handler.ts'

export const getRebate: Handler<'getRebate'> = async (_request, { brand, sites, callPlatform }) =>
  callPlatform(rebateInfo, { currency: await sites.currency(brand) })
