import * as z from 'zod/mini'
import { Money } from '../money.ts'
import { type Example, operation } from '../operation.ts'
import { InboxReward } from './list-inbox.ts'

/** Claims the reward of a message. What the platform does not tell of the reward and the wallet is null. */
export const claimInbox = operation({
  method: 'POST',
  path: '/api/me/inbox/{id}/claim',
  access: 'player',
  limit: 'writes',
  idempotent: true,
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
