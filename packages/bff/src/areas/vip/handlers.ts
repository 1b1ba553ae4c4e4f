import type * as contract from '@marquee/contracts/areas/vip'
import * as platform from '../../platform/vip/vip.ts'
import { forward, fromSite, type Handlers } from '../handler.ts'
import { vipLevels } from './public.ts'

export const handlers: Handlers<typeof contract> = {
  getVip: forward(platform.vip),
  listVipLevels: fromSite(vipLevels),
  listVipRewards: forward(platform.vipRewards),
  claimVipReward: forward(platform.vipClaim),
}
