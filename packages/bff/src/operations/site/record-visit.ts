import type { Handler } from '../../http/handler.ts'
import { adsVisit } from '../../platform/site/ads-visit.ts'

export const recordVisit: Handler<'recordVisit'> = async ({ body }, { ask, fbp }) => {
  await ask(adsVisit, { fbp, appsflyerId: body?.appsflyerId })
  return { recorded: true }
}
