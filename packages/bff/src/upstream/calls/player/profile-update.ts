import * as z from 'zod/mini'
import { text } from '../../decoding/field-readers.ts'
import { platformCall, type ReadContext } from '../../platform-call.ts'

interface Profile {
  fullName: string
  contactEmail: string
}

/** Updates the player's name and e-mail address. Fields missing in the answer are taken from the request. */
export const profileUpdate = platformCall({
  path: '/api/settings/profile_update',
  kind: 'write',
  identify: 'player',
  onFailure: 'disconnect',
  request: ({ fullName, contactEmail }: Profile) => ({ full_name: fullName, contact_email: contactEmail }),
  response: z.object({
    value: z.array(z.object({ full_name: z.optional(text()), contact_email: z.optional(text()) })),
  }),
  read: ({ value: [profile] }, { input }: ReadContext<Profile>): Profile => ({
    fullName: profile?.full_name ?? input.fullName,
    contactEmail: profile?.contact_email ?? input.contactEmail,
  }),
  refusals: { invalidInput: 'invalidInput' },
})
