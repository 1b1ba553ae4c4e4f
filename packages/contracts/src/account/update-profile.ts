import * as z from 'zod/mini'
import { Player } from '../account.ts'
import { EmailOrNone, FullName } from '../form-fields.ts'
import { type Example, operation } from '../operation.ts'

/**
 * Changes the player's name and e-mail address. The response and the session hold the values that the platform
 * stored (specification, section 4).
 */
export const updateProfile = operation({
  method: 'PATCH',
  path: '/api/account/profile',
  access: 'player',
  limit: 'writes',
  changesSession: 'replaces',
  body: z.strictObject({ fullName: FullName, contactEmail: EmailOrNone }),
  response: z.object({ player: Player }),
  errors: { invalidInput: 422 },
})

export const updateProfileExample: Example<typeof updateProfile> = {
  request: { body: { fullName: 'Dalisay Mocruz', contactEmail: 'dalisay@example.com' } },
  response: {
    player: { accountId: 'demo', fullName: 'Dalisay Mocruz', contactEmail: 'dalisay@example.com' },
  },
}
