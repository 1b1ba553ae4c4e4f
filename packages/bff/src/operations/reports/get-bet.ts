import { betDetail } from '../../areas/reports/platform.ts'
import type { Handler } from '../handler.ts'

export const getBet: Handler<'getBet'> = async ({ params, query }, { callPlatform }) =>
  callPlatform(betDetail, { betId: params.id, ...query })
