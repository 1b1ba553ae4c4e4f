import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'

/** Ends the session here and on the platform. Succeeds and clears the cookie even when the platform call fails. */
export const logout = operation({
  method: 'DELETE',
  path: '/api/session',
  access: 'anyone',
  limit: 'writes',
  changesSession: 'ends',
  response: z.object({ authenticated: z.literal(false) }),
})

export const logoutExample: Example<typeof logout> = { request: {}, response: { authenticated: false } }
