import { commissionList } from '../../areas/referral/platform.ts'
import type { Handler } from '../handler.ts'

export const listCommissions: Handler<'listCommissions'> = async ({ query }, { callPlatform }) =>
  callPlatform(commissionList, query)
