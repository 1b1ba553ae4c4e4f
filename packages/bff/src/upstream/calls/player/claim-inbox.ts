import * as z from 'zod/mini'
import { amount } from '../../decoding/field-readers.ts'
import { platformCall, type ReadContext } from '../../platform-call.ts'
import { firstRecord } from '../site/first-record.ts'
import { RewardItem, readReward } from './inbox-reward.ts'

interface Claim {
  inboxId: string
  /** The idempotency key, if the client sent one. */
  requestId: string | undefined
  currency: string
}

/**
 * Claims the reward of a message. The contract of the platform adds `request_id` to this call (2.10). It is not
 * treated as a money write: a network failure is reported as the specification requires for settings calls, and the
 * message itself shows whether its reward is claimed.
 */
export const claimInbox = platformCall({
  path: '/api/settings/claim_inbox',
  kind: 'write',
  identify: 'player',
  onFailure: 'disconnect',
  request: ({ inboxId, requestId }: Claim) => ({ inbox_id: inboxId, request_id: requestId }),
  locate: (answer) => firstRecord(answer, 'value'),
  response: z.object({
    reward: z.optional(z.nullable(RewardItem)),
    game_balance: z.optional(amount()),
    game_token: z.optional(amount()),
  }),
  read: ({ reward, game_balance, game_token }, { input }: ReadContext<Claim>) => ({
    reward: readReward(reward),
    balance: game_balance ? { amount: game_balance, currency: input.currency } : null,
    token: game_token || null,
  }),
  refusals: {
    alreadyClaimed: 'alreadyClaimed',
    expired: 'expired',
    notEligible: 'notEligible',
    notFound: 'notFound',
    tooManyRequests: 'tooManyRequests',
  },
})
