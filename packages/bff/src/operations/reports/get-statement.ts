import { statement } from '../../areas/reports/platform.ts'
import type { Handler } from '../handler.ts'

export const getStatement: Handler<'getStatement'> = async ({ query }, { brand, sites, callPlatform }) =>
  callPlatform(statement, { ...query, currency: await sites.currency(brand) })
