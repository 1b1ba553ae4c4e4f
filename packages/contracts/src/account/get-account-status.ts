import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'

/** One cheap heartbeat of the account. What the platform does not tell is empty or zero. */
export const getAccountStatus = operation({
  method: 'GET',
  path: '/api/me/status',
  access: 'player',
  limit: 'reads',
  response: z.object({
    /** `ACTIVE`, `LOCKED` or `CLOSED`, or a word of the platform's own. */
    accountStatus: z.string(),
    unreadCount: z.number(),
    /** Another one than before: there are new announcements. */
    announcementsVersion: z.string(),
    /** What responsible gaming keeps the player from, in the platform's words. */
    blockers: z.array(z.string()),
  }),
})

export const getAccountStatusExample: Example<typeof getAccountStatus> = {
  request: {},
  response: { accountStatus: 'ACTIVE', unreadCount: 2, announcementsVersion: '7', blockers: [] },
}
