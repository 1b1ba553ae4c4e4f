import { type InboxMessage, InboxReward } from '@marquee/contracts/areas/inbox'
import * as z from 'zod/mini'
import {
  amount,
  count,
  flag,
  id,
  list,
  markup,
  orNone,
  recordOrNull,
  text,
  textOrNull,
  time,
  word,
  words,
  wordsOrNull,
} from '../../upstream/decoding/field-readers.ts'
import { namedItems } from '../../upstream/decoding/list-reader.ts'
import { readLink } from '../../upstream/decoding/value-readers.ts'
import { nothing, platformCall } from '../../upstream/platform-call.ts'
import { readRefusals } from '../../upstream/refusals.ts'

/** The reward of a message. An unknown state is drift and treated as expired, so that it cannot be claimed. */
const rewardFields = {
  type: text(),
  amount: amount(),
  state: word('rewardState', InboxReward.shape.state.options, 'EXPIRED'),
}

/** Reads a reward; null if it has no type. */
function readReward(reward: InboxReward | null | undefined): InboxReward | null {
  return reward?.type ? reward : null
}

// The Chinese texts are an extension of ours: the contract of the platform knows one local language.
const MessageItem = z.object({
  inbox_id: id(),
  title_en: words(),
  title_local: wordsOrNull(),
  title_cn: z.optional(wordsOrNull()),
  body_en: markup(),
  body_local: markup(),
  body_cn: orNone(markup()),
  category: text(),
  sent_at: time(),
  expires_at: z.optional(time()),
  is_read: flag(),
  reward: orNone(recordOrNull(rewardFields)),
  action_url: z.optional(textOrNull()),
})

/** The player's messages, with HTML as written: it is not sanitized here. */
export const inbox = platformCall({
  path: '/api/settings/get_inbox',
  kind: 'read',
  identify: 'player',
  onFailure: 'disconnect',
  response: z.object({ value: list(MessageItem), unread_count: orNone(count()) }),
  read({ value, unread_count }) {
    const messages = namedItems(value, ({ inbox_id }) => inbox_id !== '').map(readMessage)
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

/** Marks one message as read, or all of them when none is named. */
export const inboxRead = platformCall({
  path: '/api/settings/read_inbox',
  kind: 'write',
  identify: 'player',
  onFailure: 'disconnect',
  request: ({ inboxId }: { inboxId?: string | undefined }) =>
    inboxId === undefined ? { all: true } : { inbox_id: inboxId },
  response: nothing,
  read: () => ({}),
  refusals: readRefusals,
})

/** Deletes a message. */
export const inboxDelete = platformCall({
  path: '/api/settings/delete_inbox',
  kind: 'write',
  identify: 'player',
  onFailure: 'disconnect',
  request: ({ id }: { id: string }) => ({ inbox_id: id }),
  response: nothing,
  read: () => ({}),
  refusals: [...readRefusals, 'notEligible'],
})

interface Claim {
  id: string
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
  needs: ['currency', 'requestId'],
  request: ({ id }: Claim, { requestId }) => ({ inbox_id: id, request_id: requestId }),
  record: 'value',
  response: z.object({
    reward: orNone(recordOrNull(rewardFields)),
    game_balance: orNone(amount()),
    game_token: orNone(amount()),
  }),
  read: ({ reward, game_balance, game_token }, { currency }) => ({
    reward: readReward(reward),
    balance: game_balance ? { amount: game_balance, currency } : null,
    token: game_token || null,
  }),
  refusals: ['alreadyClaimed', 'expired', 'notEligible', 'notFound', 'tooManyRequests'],
})
