import { getNotificationSettings, type NotificationChannel } from '@marquee/contracts/areas/notifications'
import { answerOf } from '../../upstream/decoding/answers.ts'
import { platformCall } from '../../upstream/platform-call.ts'
import { readRefusals } from '../../upstream/refusals.ts'

const settings = {
  identify: 'player',
  onFailure: 'disconnect',
  answer: answerOf(getNotificationSettings.response, { names: { settings: 'value' } }),
} as const

/** What the player lets the brand send on each channel. */
export const notificationGet = platformCall({
  ...settings,
  path: '/api/settings/notification_get',
  kind: 'read',
})

interface SettingChange {
  channel: NotificationChannel
  offers?: boolean | undefined
  updates?: boolean | undefined
}

/** Changes what the player lets the brand send on a channel. */
export const notificationSet = platformCall({
  ...settings,
  path: '/api/settings/notification_set',
  kind: 'write',
  request: ({ channel, offers, updates }: SettingChange) => ({ channel, offers, updates }),
  refusals: readRefusals,
})
