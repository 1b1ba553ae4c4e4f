import { claimInbox as claimOperation, listInbox } from '@marquee/contracts/areas/inbox'
import { answerOf, recordOf } from '../../upstream/decoding/answers.ts'
import { nothing, platformCall } from '../../upstream/platform-call.ts'
import { readRefusals } from '../../upstream/refusals.ts'

/** The player's messages, with HTML as written: it is not sanitized here. */
export const inbox = platformCall({
  path: '/api/settings/get_inbox',
  kind: 'read',
  identify: 'player',
  onFailure: 'disconnect',
  answer: answerOf(listInbox.response, { names: { messages: 'value' } }),
  read: ({ messages, unreadCount }, { raw }) => ({
    messages,
    unreadCount:
      raw.unread_count === undefined ? messages.filter(({ isRead }) => !isRead).length : unreadCount,
  }),
})

/** Marks one message as read, or all of them. */
export const inboxRead = platformCall({
  path: '/api/settings/read_inbox',
  kind: 'write',
  identify: 'player',
  onFailure: 'disconnect',
  request: (which: { inboxId: string } | 'all') =>
    which === 'all' ? { all: true } : { inbox_id: which.inboxId },
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
  needs: ['requestId'],
  request: ({ id }: Claim, { requestId }) => ({ inbox_id: id, request_id: requestId }),
  answer: recordOf(claimOperation.response, { names: { balance: 'game_balance', token: 'game_token' } }),
  refusals: ['alreadyClaimed', 'expired', 'notEligible', 'notFound', 'tooManyRequests'],
})
