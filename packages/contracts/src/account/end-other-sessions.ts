import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'

/** Ends the player's sessions in all other browsers. The current one continues with a new cookie. */
export const endOtherSessions = operation({
  method: 'POST',
  path: '/api/account/sessions/end-others',
  access: 'player',
  limit: 'writes',
  changesSession: 'replaces',
  response: z.object({ ended: z.literal(true) }),
})

export const endOtherSessionsExample: Example<typeof endOtherSessions> = {
  request: {},
  response: { ended: true },
}
