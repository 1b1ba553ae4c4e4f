import * as z from 'zod/mini'
import { Flag, oneOf, orNull } from '../kinds.ts'
import { operation } from '../operation.ts'

/** The ways in which a platform may write to a player. */
export const notificationChannels = ['SMS', 'EMAIL', 'PUSH', 'INBOX'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

/**
 * What a player lets the brand send on a channel: offers and news, and updates on deposits, withdrawals and rewards. Null
 * where that is no choice. What protects the player is always sent: codes, changes of the account, limits and breaks.
 */
export const NotificationSetting = z.object({
  channel: oneOf(notificationChannels),
  offers: orNull(Flag),
  updates: orNull(Flag),
})
export type NotificationSetting = z.infer<typeof NotificationSetting>

const NotificationSettings = z.object({ settings: z.array(NotificationSetting) })

const example = {
  settings: [
    { channel: 'SMS', offers: false, updates: true },
    { channel: 'INBOX', offers: true, updates: null },
  ],
} satisfies z.infer<typeof NotificationSettings>

/** What the player lets the brand send, a setting for each channel that the platform has. */
export const getNotificationSettings = operation(
  {
    method: 'GET',
    path: '/api/me/notifications',
    access: 'player',
    limit: 'reads',
    shows: 'nowhere',
    capability: 'notifications',
    response: NotificationSettings,
  },
  { request: {}, response: example },
)

/** Changes a channel's setting, of which what is left out stays, and returns all. Errors: `notFound` for another channel. */
export const setNotificationSetting = operation(
  {
    method: 'PATCH',
    path: '/api/me/notifications',
    access: 'player',
    limit: 'writes',
    shows: 'dialog',
    capability: 'notifications',
    body: z.strictObject({
      channel: z.enum(notificationChannels),
      offers: z.optional(z.boolean()),
      updates: z.optional(z.boolean()),
    }),
    response: NotificationSettings,
  },
  { request: { body: { channel: 'SMS', offers: false } }, response: example },
)
