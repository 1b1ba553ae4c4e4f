import type { PlayerSession } from '@marquee/contracts/areas/account/devices'
import * as z from 'zod/mini'
import { flag, text, textOrNull } from '../../decoding/field-readers.ts'
import { wholeList } from '../../decoding/list-reader.ts'
import { platformCall } from '../../platform-call.ts'

const SessionItem = z.object({
  session_id: text(),
  device: z.optional(textOrNull()),
  ip_masked: z.optional(textOrNull()),
  created_at: z.optional(textOrNull()),
  last_seen: z.optional(textOrNull()),
  current: z.optional(flag()),
})

/** The player's sessions at the platform. */
export const sessionList = platformCall({
  path: '/api/auth/sessions',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  response: z.object({ value: z.array(SessionItem) }),
  read: ({ value }) =>
    wholeList(
      value
        .filter(({ session_id }) => session_id !== '')
        .map(
          (item): PlayerSession => ({
            sessionId: item.session_id,
            device: item.device ?? '',
            ipMasked: item.ip_masked ?? '',
            createdAt: item.created_at ?? '',
            lastSeen: item.last_seen ?? '',
            current: item.current ?? false,
          }),
        ),
    ),
  refusals: { tooManyRequests: 'tooManyRequests' },
})
