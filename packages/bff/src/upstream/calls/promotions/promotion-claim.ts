import * as z from 'zod/mini'
import { text, textOrNull } from '../../decoding/field-readers.ts'
import { platformCall, UnusableAnswer } from '../../platform-call.ts'
import { firstRecord } from '../site/first-record.ts'
import { claimRefusals } from './claim-refusals.ts'

interface Claim {
  promoId: string
  /** The idempotency key. */
  requestId: string | undefined
}

/** Takes a promotion. */
export const promotionClaim = platformCall({
  path: '/api/promotion/claim',
  kind: 'write',
  identify: 'both',
  onFailure: 'general',
  money: true,
  request: ({ promoId, requestId }: Claim) => ({ request_id: requestId, promo_id: promoId }),
  locate: (answer) => firstRecord(answer, 'value'),
  response: z.object({ bonus_id: z.optional(textOrNull()), status: text() }),
  read({ bonus_id, status }) {
    if (status === '') throw new UnusableAnswer('No status')
    return { bonusId: bonus_id ?? '', status }
  },
  refusals: claimRefusals,
})
