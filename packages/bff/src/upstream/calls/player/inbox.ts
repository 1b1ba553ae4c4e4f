import type { InboxMessage } from '@marquee/contracts/areas/inbox'
import * as z from 'zod/mini'
import { count, flag, text, textOrNull } from '../../decoding/field-readers.ts'
import { readLink } from '../../decoding/web-address.ts'
import { platformCall } from '../../platform-call.ts'
import { RewardItem, readReward } from './inbox-reward.ts'

// The Chinese texts are an extension of ours: the contract of the platform knows one local language.
const MessageItem = z.object({
  inbox_id: text(),
  title_en: text(),
  title_local: textOrNull(),
  title_cn: z.optional(textOrNull()),
  body_en: textOrNull(),
  body_local: textOrNull(),
  body_cn: z.optional(textOrNull()),
  category: text(),
  sent_at: text(),
  expires_at: z.optional(textOrNull()),
  is_read: flag(),
  reward: z.optional(z.nullable(RewardItem)),
  action_url: z.optional(textOrNull()),
})

/** The player's messages, with HTML as written: it is not sanitized here. */
export const inbox = platformCall({
  path: '/api/settings/get_inbox',
  kind: 'read',
  identify: 'player',
  onFailure: 'disconnect',
  response: z.object({ value: z.array(MessageItem), unread_count: z.optional(count()) }),
  read({ value, unread_count }) {
    const messages = value.filter(({ inbox_id }) => inbox_id !== '').map(readMessage)
    return { messages, unreadCount: unread_count ?? messages.filter(({ isRead }) => !isRead).length }
  },
})

function readMessage(item: z.infer<typeof MessageItem>): InboxMessage {
  return {
    inboxId: item.inbox_id,
    titleEn: item.title_en,
    titleLocal: item.title_local,
    titleCn: item.title_cn ?? '',
    bodyEn: item.body_en,
    bodyLocal: item.body_local,
    bodyCn: item.body_cn ?? '',
    category: item.category,
    sentAt: item.sent_at,
    expiresAt: item.expires_at ?? '',
    isRead: item.is_read,
    reward: readReward(item.reward),
    actionUrl: readLink(item.action_url ?? ''),
  }
}
