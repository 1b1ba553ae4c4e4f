import { then } from '../../brands/soon.ts'
import type { Handler } from '../../http/handler.ts'
import { balance } from '../../platform/player/balance.ts'

export const getBalance: Handler<'getBalance'> = (_request, { brand, sites, ask }) =>
  then(sites.currency(brand), (currency) => ask(balance, { currency }))
