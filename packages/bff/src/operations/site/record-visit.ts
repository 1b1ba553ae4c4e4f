import { adsVisit } from '../../upstream/calls/site/ads-visit.ts'
import type { Handler } from '../handler.ts'

export const recordVisit: Handler<'recordVisit'> = async ({ body }, { callPlatform, fbp }) => {
  await callPlatform(adsVisit, { fbp, appsflyerId: body?.appsflyerId })
  return { recorded: true }
}
