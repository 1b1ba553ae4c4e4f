import { sessionSummary } from '../../areas/responsible-gaming/platform.ts'
import type { Handler } from '../handler.ts'

export const getSessionSummary: Handler<'getSessionSummary'> = async (
  _request,
  { brand, sites, callPlatform },
) => callPlatform(sessionSummary, { currency: await sites.currency(brand) })
