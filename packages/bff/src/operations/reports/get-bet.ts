import { betDetail } from '../../areas/reports/platform.ts'
import type { Handler } from '../handler.ts'

export const getBet: Handler<'getBet'> = async ({ params, query }, { brand, sites, callPlatform }) =>
  callPlatform(betDetail, { betId: params.id, ...query, currency: await sites.currency(brand) })
