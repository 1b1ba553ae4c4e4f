import type * as contract from '@marquee/contracts/areas/inbox'
import { sanitizeBodies } from '../../sites/sanitize-html.ts'
import { forward, type Handlers } from '../handler.ts'
import * as platform from './platform.ts'

export const handlers: Handlers<typeof contract> = {
  listInbox: forward(platform.inbox, ({ messages, unreadCount }, context) => ({
    messages: messages.map((message) => sanitizeBodies(message, context)),
    unreadCount,
  })),
  markInboxRead: forward(platform.inboxRead),
  claimInbox: forward(platform.claimInbox),
  deleteInboxMessage: forward(platform.inboxDelete),
}
