import { Session } from '../account.ts'
import { type Example, operation } from '../operation.ts'

/** Who is signed in, read from the session cookie without a call to the platform. Does not extend the session. */
export const getSession = operation({
  method: 'GET',
  path: '/api/session',
  access: 'anyone',
  limit: 'reads',
  response: Session,
})

export const getSessionExample: Example<typeof getSession> = {
  request: {},
  response: { authenticated: false },
}
