import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'

/** What a message brings. `type` says of what the amount is (`CASH`, `TOKEN`); it is a decimal string, without a sign. */
export const InboxReward = z.object({
  type: z.string(),
  amount: z.string(),
  state: z.enum(['CLAIMABLE', 'CLAIMED', 'EXPIRED']),
})
export type InboxReward = z.infer<typeof InboxReward>

/** A message to the player. */
export const InboxMessage = z.object({
  inboxId: z.string(),
  titleEn: z.string(),
  titleLocal: z.string(),
  /** Sanitised HTML. */
  bodyEn: z.string(),
  bodyLocal: z.string(),
  /** `SYSTEM`, `PROMO`, `REWARD`, `SECURITY`, or a word of the platform's own. */
  category: z.string(),
  /** ISO 8601; the end is empty where there is none. */
  sentAt: z.string(),
  expiresAt: z.string(),
  isRead: z.boolean(),
  reward: z.nullable(InboxReward),
  /** A path of the site or a web address; empty where there is none. */
  actionUrl: z.string(),
})
export type InboxMessage = z.infer<typeof InboxMessage>

/** The player's messages, in the platform's order. */
export const listInbox = operation({
  method: 'GET',
  path: '/api/me/inbox',
  access: 'player',
  limit: 'reads',
  response: z.object({ messages: z.array(InboxMessage), unreadCount: z.number() }),
})

export const listInboxExample: Example<typeof listInbox> = {
  request: {},
  response: {
    messages: [
      {
        inboxId: '1',
        titleEn: 'A gift for you',
        titleLocal: 'May regalo ka',
        bodyEn: '<p>Thank you for playing.</p>',
        bodyLocal: '<p>Salamat sa paglalaro.</p>',
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
}
