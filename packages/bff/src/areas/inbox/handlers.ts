import type * as messages from '@marquee/contracts/areas/inbox'
import type * as notifications from '@marquee/contracts/areas/notifications'
import * as platform from '../../platform/inbox/inbox.ts'
import { notificationGet, notificationSet } from '../../platform/inbox/notifications.ts'
import { sanitizeBodies } from '../../sites/sanitize-texts.ts'
import { forward, type Handlers } from '../handler.ts'

export const handlers: Handlers<typeof messages & typeof notifications> = {
  listInbox: forward(platform.inbox, async ({ messages, unreadCount }, context) => ({
    messages: await sanitizeBodies(messages, context),
    unreadCount,
  })),
  markInboxRead: forward(platform.inboxRead),
  markAllInboxRead: (_, { callPlatform }) => callPlatform(platform.inboxRead, 'all'),
  claimInbox: forward(platform.claimInbox),
  deleteInboxMessage: forward(platform.inboxDelete),
  getNotificationSettings: forward(notificationGet),
  setNotificationSetting: forward(notificationSet),
}
