import * as z from 'zod/mini'
import { flag } from '../../decoding/field-readers.ts'
import { platformCall } from '../../platform-call.ts'
import { firstRecord } from '../site/first-record.ts'

/** The player's profile; null for what the platform does not keep. */
export const profileGet = platformCall({
  path: '/api/settings/profile_get',
  kind: 'read',
  identify: 'player',
  onFailure: 'disconnect',
  locate: (answer) => firstRecord(answer, 'value'),
  response: z.object({ show_in_leaderboard: z.optional(z.nullable(flag())) }),
  read: ({ show_in_leaderboard }) => ({ showInLeaderboard: show_in_leaderboard ?? null }),
})
