import * as z from 'zod/mini'
import {
  Amount,
  Code,
  Count,
  Flag,
  Id,
  Link,
  LocalMarkup,
  LocalText,
  needed,
  oneOf,
  orBlank,
  orNull,
  Time,
} from '../kinds.ts'
import { Money } from '../money.ts'
import { operation } from '../operation.ts'

/** A message's reward: `amount` is an unsigned decimal string, in money or tokens as `type` says (`CASH`, `TOKEN`). */
export const InboxReward = z.object({
  type: needed(Code),
  amount: Amount,
  state: oneOf(['CLAIMABLE', 'CLAIMED', 'EXPIRED'], 'EXPIRED'),
})
export type InboxReward = z.infer<typeof InboxReward>

/** A message in the player's inbox (the platform's contract, 2.10). */
export const InboxMessage = z.object({
  inboxId: needed(Id),
  title: LocalText,
  body: LocalMarkup,
  /** `SYSTEM`, `PROMO`, `REWARD`, `SECURITY`, or another category of the platform. */
  category: Code,
  sentAt: Time,
  /** Empty where the message does not expire. */
  expiresAt: orBlank(Time),
  isRead: Flag,
  reward: orNull(InboxReward),
  actionUrl: orBlank(Link),
})
export type InboxMessage = z.infer<typeof InboxMessage>

/** The player's messages, in the platform's order. */
export const listInbox = operation(
  {
    method: 'GET',
    path: '/api/me/inbox',
    access: 'player',
    limit: 'reads',
    shows: 'part',
    response: z.object({ messages: z.array(InboxMessage), unreadCount: orBlank(Count) }),
  },
  {
    request: {},
    response: {
      messages: [
        {
          inboxId: '1',
          title: { EN: 'A gift for you', PHP: 'May regalo ka', CN: '送您一份礼物' },
          body: {
            EN: '<p>Thank you for playing.</p>',
            PHP: '<p>Salamat sa paglalaro.</p>',
            CN: '<p>感谢您的参与。</p>',
          },
          category: 'REWARD',
          sentAt: '2030-01-01T08:00:00+08:00',
          expiresAt: '',
          isRead: false,
          reward: { type: 'CASH', amount: '50.00', state: 'CLAIMABLE' },
          actionUrl: '/minigame',
        },
      ],
      unreadCount: 1,
    },
  },
)

/** Marks a message as read. */
export const markInboxRead = operation(
  {
    method: 'POST',
    path: '/api/me/inbox/read',
    access: 'player',
    limit: 'writes',
    shows: 'nowhere',
    body: z.strictObject({ inboxId: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)) }),
    response: z.object({}),
  },
  {
    request: { body: { inboxId: '1' } },
    response: {},
  },
)

/** Marks all messages as read. */
export const markAllInboxRead = operation(
  {
    method: 'POST',
    path: '/api/me/inbox/read-all',
    access: 'player',
    limit: 'writes',
    shows: 'nowhere',
    response: z.object({}),
  },
  {
    request: {},
    response: {},
  },
)

/**
 * Claims the reward of a message, and returns the wallet afterwards: `token` is a decimal string without currency.
 * Whatever the platform leaves out is null. Errors: `notEligible` also for a message without a reward;
 * `outcomeUnknown` when it cannot be told whether an earlier attempt with the same key succeeded.
 */
export const claimInbox = operation(
  {
    method: 'POST',
    path: '/api/me/inbox/{id}/claim',
    access: 'player',
    limit: 'writes',
    shows: 'record',
    showsElsewhere: { state: ['alreadyClaimed', 'expired'] },
    idempotency: 'optional',
    params: z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)) }),
    response: z.object({
      reward: orNull(InboxReward),
      balance: orNull(Money),
      token: orNull(Amount),
    }),
    errors: ['alreadyClaimed', 'expired', 'notEligible', 'outcomeUnknown'],
  },
  {
    request: { params: { id: '1' } },
    response: {
      reward: { type: 'CASH', amount: '50.00', state: 'CLAIMED' },
      balance: { amount: '1284.50', currency: 'PHP' },
      token: '20.00',
    },
  },
)

/** Deletes a message. Errors: `notEligible` where its reward can still be claimed. */
export const deleteInboxMessage = operation(
  {
    method: 'DELETE',
    path: '/api/me/inbox/{id}',
    access: 'player',
    limit: 'writes',
    shows: 'dialog',
    params: z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)) }),
    response: z.object({}),
    errors: ['notEligible'],
  },
  {
    request: { params: { id: '1' } },
    response: {},
  },
)
