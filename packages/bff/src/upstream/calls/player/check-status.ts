import * as z from 'zod/mini'
import { count, text } from '../../decoding/field-readers.ts'
import { platformCall } from '../../platform-call.ts'
import { firstRecord } from '../site/first-record.ts'

/** The heartbeat of the account. The specification does not define its answer, so all fields are optional. */
export const checkStatus = platformCall({
  path: '/api/settings/check_status',
  kind: 'read',
  identify: 'player',
  onFailure: 'disconnect',
  locate: (answer) => firstRecord(answer, 'value'),
  response: z.object({
    account_status: z.optional(text()),
    unread_count: z.optional(count()),
    announcements_version: z.optional(text()),
    rg_blockers: z.optional(z.array(text())),
  }),
  read: ({ account_status, unread_count, announcements_version, rg_blockers }) => ({
    accountStatus: account_status ?? '',
    unreadCount: unread_count ?? 0,
    announcementsVersion: announcements_version ?? '',
    blockers: rg_blockers ?? [],
  }),
})
