import { sessionSummary } from '../../upstream/calls/responsible-gaming/session-summary.ts'
import type { Handler } from '../handler.ts'

export const getSessionSummary: Handler<'getSessionSummary'> = async (
  _request,
  { brand, sites, callPlatform },
) => callPlatform(sessionSummary, { currency: await sites.currency(brand) })
