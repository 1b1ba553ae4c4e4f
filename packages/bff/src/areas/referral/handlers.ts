import type * as contract from '@marquee/contracts/areas/referral'
import { forward, type Handlers } from '../handler.ts'
import * as platform from './platform.ts'

export const handlers: Handlers<typeof contract> = {
  getReferral: forward(platform.referralInfo),
  listDownlines: forward(platform.downlineList),
  listCommissions: forward(platform.commissionList),
  claimCommission: forward(platform.commissionClaim),
}
