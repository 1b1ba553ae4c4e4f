import type * as contract from '@marquee/contracts/areas/inbox'
import { sanitizeBodies } from '../../sites/sanitize-texts.ts'
import { forward, type Handlers } from '../handler.ts'
import * as platform from './platform.ts'

export const handlers: Handlers<typeof contract> = {
  listInbox: forward(platform.inbox, async ({ messages, unreadCount }, context) => ({
    messages: await sanitizeBodies(messages, context),
    unreadCount,
  })),
  markInboxRead: forward(platform.inboxRead),
  claimInbox: forward(platform.claimInbox),
  deleteInboxMessage: forward(platform.inboxDelete),
}
