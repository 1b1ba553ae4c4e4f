import {
  type NotificationChannel,
  type NotificationSetting,
  notificationChannels,
} from '@marquee/contracts/areas/notifications'
import * as z from 'zod/mini'
import { flag, list, orNone, word } from '../../upstream/decoding/field-readers.ts'
import { platformCall } from '../../upstream/platform-call.ts'
import { readRefusals } from '../../upstream/refusals.ts'

const SettingItem = z.object({
  channel: word('notificationChannel', notificationChannels, ''),
  offers: orNone(flag()),
  updates: orNone(flag()),
})

const settings = {
  identify: 'player',
  onFailure: 'disconnect',
  response: z.object({ value: list(SettingItem) }),
  read: ({ value }: { value: z.infer<typeof SettingItem>[] }) => ({
    settings: value.flatMap(({ channel, offers = null, updates = null }): NotificationSetting[] =>
      channel === '' ? [] : [{ channel, offers, updates }],
    ),
  }),
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
