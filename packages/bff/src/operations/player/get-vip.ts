import type { Handler } from '../../http/handler.ts'
import { vip } from '../../platform/player/vip.ts'

export const getVip: Handler<'getVip'> = async (_request, { brand, sites, ask }) =>
  ask(vip, { currency: await sites.currency(brand) })
