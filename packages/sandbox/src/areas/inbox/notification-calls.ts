import type { NotificationSetting } from '@marquee/contracts/areas/notifications'
import { call } from '../../calls/call.ts'
import type { PlatformRecord } from '../../calls/record.ts'
import type { Database } from '../../database/open-database.ts'
import type { Player } from '../../players/player.ts'
import { invalidInput, refuse } from '../../refusal.ts'

/** The channels of the platform. A message of the inbox that is no offer brings something, and is always sent. */
const channels = [
  { channel: 'SMS', hasUpdates: true },
  { channel: 'EMAIL', hasUpdates: true },
  { channel: 'PUSH', hasUpdates: true },
  { channel: 'INBOX', hasUpdates: false },
] as const

interface Row {
  channel: string
  offers: number
  updates: number
}

/** What a player lets the brand send: without a choice, what the sign-up said about offers, and every update. */
function settingsOf(db: Database, { domain, account_id, marketing_opt_in }: Player) {
  const rows = db.all<Row>`SELECT channel, offers, updates FROM notifications
    WHERE domain = ${domain} AND account_id = ${account_id}`
  return channels.map(({ channel, hasUpdates }): PlatformRecord<NotificationSetting> => {
    const row = rows.find((known) => known.channel === channel)
    return {
      channel,
      offers: row ? row.offers === 1 : channel === 'INBOX' || marketing_opt_in === 1,
      updates: hasUpdates ? row?.updates !== 0 : null,
    }
  })
}

/** What the player lets the brand send on each channel. */
export const notificationGet = call({
  path: '/api/settings/notification_get',
  identify: 'player',
  area: 'notifications',
  handle({ player, db }) {
    const value = settingsOf(db, player)
    return { value, total: value.length }
  },
})

/** Changes what the player lets the brand send on a channel, and returns all. */
export const notificationSet = call({
  path: '/api/settings/notification_set',
  identify: 'player',
  area: 'notifications',
  fields: { channel: 'filled', offers: 'flag?', updates: 'flag?' },
  handle({ input, player, db }) {
    const known = settingsOf(db, player).find(({ channel }) => channel === input.channel)
    if (!known) throw refuse('notFound')
    if (input.updates !== undefined && known.updates === null) throw invalidInput({ updates: 'unknown' })
    const { offers = known.offers, updates = known.updates ?? true } = input
    db.run`INSERT OR REPLACE INTO notifications
      VALUES (${player.domain}, ${player.account_id}, ${input.channel}, ${Number(offers)}, ${Number(updates)})`
    const value = settingsOf(db, player)
    return { value, total: value.length }
  },
})
