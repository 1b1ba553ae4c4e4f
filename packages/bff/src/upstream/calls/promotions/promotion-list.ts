import * as z from 'zod/mini'
import { wholeList } from '../../decoding/list-reader.ts'
import { platformCall } from '../../platform-call.ts'
import { promotionFields, readPromotion } from './promotion-item.ts'

/** The brand's promotions, with pictures as written; asked for a player, each has the player's own state. */
export const promotionList = platformCall({
  path: '/api/promotion/list',
  kind: 'read',
  identify: 'siteAndAnyPlayer',
  onFailure: 'general',
  // The records hold the texts of every language.
  request: () => ({ lang: 'EN' }),
  response: z.object({ value: z.array(z.object(promotionFields)) }),
  read: ({ value }) => wholeList(value.filter(({ promo_id }) => promo_id !== '').map(readPromotion)),
  refusals: { tooManyRequests: 'tooManyRequests' },
})
