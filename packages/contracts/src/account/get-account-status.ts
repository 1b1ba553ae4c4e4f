import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'

/** The account's status, cheap enough to poll. Whatever the platform leaves out is empty or zero. */
export const getAccountStatus = operation({
  method: 'GET',
  path: '/api/me/status',
  access: 'player',
  limit: 'reads',
  response: z.object({
    /** `ACTIVE`, `LOCKED`, `CLOSED`, or another status code of the platform. */
    accountStatus: z.string(),
    /** Unread messages in the inbox. */
    unreadCount: z.number(),
    /** Opaque; a value that differs from the previous one means that there are new announcements. */
    announcementsVersion: z.string(),
    /** The platform's codes for what responsible gaming blocks for this player. */
    blockers: z.array(z.string()),
  }),
})

export const getAccountStatusExample: Example<typeof getAccountStatus> = {
  request: {},
  response: { accountStatus: 'ACTIVE', unreadCount: 2, announcementsVersion: '7', blockers: [] },
}
