import { call } from '../../call.ts'
import { rebateItem } from '../../rewards/promotions/rebate.ts'

/** The player's rebate: what can be claimed now, and the rates of the player's level. */
export const rebateInfo = call({
  path: '/api/promotion/rebate_info',
  identify: 'player',
  area: 'promotions',
  handle: ({ player, db, now }) => ({ value: [rebateItem({ db, now }, player)] }),
})
