import { playSummary } from '../../upstream/calls/responsible-gaming/play-summary.ts'
import type { Handler } from '../handler.ts'

export const getPlaySummary: Handler<'getPlaySummary'> = async ({ query }, { brand, sites, callPlatform }) =>
  callPlatform(playSummary, { ...query, currency: await sites.currency(brand) })
