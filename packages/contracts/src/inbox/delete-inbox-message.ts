import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'

/** Deletes a message. Errors: `notEligible` where its reward can still be claimed. */
export const deleteInboxMessage = operation({
  method: 'DELETE',
  path: '/api/me/inbox/{id}',
  access: 'player',
  limit: 'writes',
  params: z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)) }),
  response: z.object({}),
  errors: { notEligible: 422 },
})

export const deleteInboxMessageExample: Example<typeof deleteInboxMessage> = {
  request: { params: { id: '1' } },
  response: {},
}
