import * as z from 'zod/mini'
import { text } from '../../decoding/field-readers.ts'
import { platformCall, type ReadContext } from '../../platform-call.ts'

interface Change {
  fullName?: string | undefined
  contactEmail?: string | undefined
  showInLeaderboard?: boolean | undefined
}

/**
 * Updates what is given of the player's name, e-mail address, and whether leaderboards show the name. Returns name and
 * address; those missing in the answer are taken from the request.
 */
export const profileUpdate = platformCall({
  path: '/api/settings/profile_update',
  kind: 'write',
  identify: 'player',
  onFailure: 'disconnect',
  request: ({ fullName, contactEmail, showInLeaderboard }: Change) => ({
    full_name: fullName,
    contact_email: contactEmail,
    show_in_leaderboard: showInLeaderboard,
  }),
  response: z.object({
    value: z.array(z.object({ full_name: z.optional(text()), contact_email: z.optional(text()) })),
  }),
  read: ({ value: [profile] }, { input }: ReadContext<Change>) => ({
    fullName: profile?.full_name ?? input.fullName,
    contactEmail: profile?.contact_email ?? input.contactEmail,
  }),
  refusals: { invalidInput: 'invalidInput' },
})
