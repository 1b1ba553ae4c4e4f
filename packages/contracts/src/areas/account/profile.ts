import * as z from 'zod/mini'
import { EmailOrNone, FullName } from '../../form-fields.ts'
import { operation } from '../../operation.ts'
import { Player } from './identity.ts'

/** What the platform keeps of the player beside name and e-mail address, which the session has. */
export const getProfile = operation(
  {
    method: 'GET',
    path: '/api/account/profile',
    access: 'player',
    limit: 'reads',
    shows: 'part',
    response: z.object({
      /** Whether leaderboards show the player's masked name; null where the platform offers no choice. */
      showInLeaderboard: z.nullable(z.boolean()),
      /** The number that codes are sent to, with its middle hidden; empty where the platform leaves it out. */
      mobileNumber: z.string(),
      /** Whether the platform lets the player change it. */
      canChangeMobile: z.boolean(),
      /** Whether the name was verified, so that only support changes it. */
      isNameVerified: z.boolean(),
    }),
  },
  {
    request: {},
    response: {
      showInLeaderboard: true,
      mobileNumber: '0917***4567',
      canChangeMobile: true,
      isNameVerified: false,
    },
  },
)

/**
 * Changes the player's name and e-mail address, which come together, whether leaderboards show the name, or all of
 * them. The response and the session hold the name and address that the platform stored (specification, section 4).
 */
export const updateProfile = operation(
  {
    method: 'PATCH',
    path: '/api/account/profile',
    access: 'player',
    limit: 'writes',
    shows: 'form',
    changesSession: 'replaces',
    body: z
      .strictObject({
        fullName: z.optional(FullName),
        contactEmail: z.optional(EmailOrNone),
        showInLeaderboard: z.optional(z.boolean()),
      })
      .check(({ value, issues }) => {
        const { fullName, contactEmail, showInLeaderboard } = value
        const contact = Object.entries({ fullName, contactEmail })
        const missing = contact.filter(([, input]) => input === undefined)
        if (missing.length === contact.length && showInLeaderboard !== undefined) return
        for (const [name, input] of missing)
          issues.push({ code: 'invalid_type', expected: 'string', input, path: [name] })
      }),
    response: z.object({ player: Player }),
    errors: ['invalidInput'],
  },
  {
    request: { body: { fullName: 'Dalisay Mocruz', contactEmail: 'dalisay@example.com' } },
    response: {
      player: { accountId: 'demo', fullName: 'Dalisay Mocruz', contactEmail: 'dalisay@example.com' },
    },
  },
)

/** The account's status, cheap enough to poll. Whatever the platform leaves out is empty or zero. */
export const getAccountStatus = operation(
  {
    method: 'GET',
    path: '/api/me/status',
    access: 'player',
    limit: 'reads',
    shows: 'nowhere',
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
  },
  {
    request: {},
    response: { accountStatus: 'ACTIVE', unreadCount: 2, announcementsVersion: '7', blockers: [] },
  },
)
