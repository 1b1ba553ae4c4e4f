import * as z from 'zod/mini'
import { idParams } from '../cashier/cashier-ids.ts'
import { type Example, operation } from '../operation.ts'

/** Ends one of the player's other sessions. Errors: `notFound` for one that is over. */
export const endSession = operation({
  method: 'DELETE',
  path: '/api/account/sessions/{id}',
  access: 'player',
  limit: 'writes',
  capability: 'sessions',
  params: idParams,
  response: z.object({ ended: z.literal(true) }),
})

export const endSessionExample: Example<typeof endSession> = {
  request: { params: { id: 'S2' } },
  response: { ended: true },
}
