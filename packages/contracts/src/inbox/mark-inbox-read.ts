import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'

/** Marks one message as read, or all of them when none is named. */
export const markInboxRead = operation({
  method: 'POST',
  path: '/api/me/inbox/read',
  access: 'player',
  limit: 'writes',
  body: z.strictObject({ inboxId: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))) }),
  response: z.object({}),
})

export const markInboxReadExample: Example<typeof markInboxRead> = {
  request: { body: { inboxId: '1' } },
  response: {},
}
