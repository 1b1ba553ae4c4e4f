import * as z from 'zod/mini'
import { Money } from '../money.ts'
import { type Example, operation } from '../operation.ts'
import { InboxReward } from './list-inbox.ts'

/**
 * Claims the reward of a message, and returns the wallet afterwards: `token` is a decimal string without currency.
 * Whatever the platform leaves out is null. Errors: `notEligible` also for a message without a reward;
 * `outcomeUnknown` when it cannot be told whether an earlier attempt with the same key succeeded.
 */
export const claimInbox = operation({
  method: 'POST',
  path: '/api/me/inbox/{id}/claim',
  access: 'player',
  limit: 'writes',
  idempotency: 'optional',
  params: z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)) }),
  response: z.object({
    reward: z.nullable(InboxReward),
    balance: z.nullable(Money),
    token: z.nullable(z.string()),
  }),
  errors: { alreadyClaimed: 422, expired: 422, notEligible: 422, outcomeUnknown: 504 },
})

export const claimInboxExample: Example<typeof claimInbox> = {
  request: { params: { id: '1' } },
  response: {
    reward: { type: 'CASH', amount: '50.00', state: 'CLAIMED' },
    balance: { amount: '1284.50', currency: 'PHP' },
    token: '20.00',
  },
}
