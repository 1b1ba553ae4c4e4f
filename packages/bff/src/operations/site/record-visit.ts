import { adsVisit } from '../../areas/site/platform-notices.ts'
import type { Handler } from '../handler.ts'

export const recordVisit: Handler<'recordVisit'> = async ({ body }, { callPlatform, fbp }) => {
  await callPlatform(adsVisit, { fbp, appsflyerId: body?.appsflyerId })
  return { recorded: true }
}
