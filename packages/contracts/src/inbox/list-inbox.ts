import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'

/** A message's reward: `amount` is an unsigned decimal string, in money or tokens as `type` says (`CASH`, `TOKEN`). */
export const InboxReward = z.object({
  type: z.string(),
  amount: z.string(),
  state: z.enum(['CLAIMABLE', 'CLAIMED', 'EXPIRED']),
})
export type InboxReward = z.infer<typeof InboxReward>

/** A message in the player's inbox (the platform's contract, 2.10). */
export const InboxMessage = z.object({
  inboxId: z.string(),
  titleEn: z.string(),
  titleLocal: z.string(),
  titleCn: z.string(),
  /** Sanitized HTML; local and Chinese texts are empty where there are none. */
  bodyEn: z.string(),
  bodyLocal: z.string(),
  bodyCn: z.string(),
  /** `SYSTEM`, `PROMO`, `REWARD`, `SECURITY`, or another category of the platform. */
  category: z.string(),
  /** ISO 8601. */
  sentAt: z.string(),
  /** ISO 8601; empty where the message does not expire. */
  expiresAt: z.string(),
  isRead: z.boolean(),
  reward: z.nullable(InboxReward),
  /** A path of the site or an http(s) address; empty for none. */
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
        titleCn: '送您一份礼物',
        bodyEn: '<p>Thank you for playing.</p>',
        bodyLocal: '<p>Salamat sa paglalaro.</p>',
        bodyCn: '<p>感谢您的参与。</p>',
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
