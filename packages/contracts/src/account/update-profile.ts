import * as z from 'zod/mini'
import { Player } from '../account.ts'
import { EmailOrNone, FullName } from '../form-fields.ts'
import { type Example, operation } from '../operation.ts'

/**
 * Changes the player's name and e-mail address, which come together, whether leaderboards show the name, or all of
 * them. The response and the session hold the name and address that the platform stored (specification, section 4).
 */
export const updateProfile = operation({
  method: 'PATCH',
  path: '/api/account/profile',
  access: 'player',
  limit: 'writes',
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
  errors: { invalidInput: 422 },
})

export const updateProfileExample: Example<typeof updateProfile> = {
  request: { body: { fullName: 'Dalisay Mocruz', contactEmail: 'dalisay@example.com' } },
  response: {
    player: { accountId: 'demo', fullName: 'Dalisay Mocruz', contactEmail: 'dalisay@example.com' },
  },
}
