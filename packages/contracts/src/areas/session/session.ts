import * as z from 'zod/mini'
import { Tac } from '../../form-fields.ts'
import { operation } from '../../operation.ts'
import { AccountId, EnteredPassword, Session } from '../account/identity.ts'

/** Who is signed in, read from the session cookie without a call to the platform. Does not extend the session. */
export const getSession = operation(
  {
    method: 'GET',
    path: '/api/session',
    access: 'anyone',
    limit: 'reads',
    shows: 'part',
    response: Session,
  },
  {
    request: {},
    response: { authenticated: false },
  },
)

/**
 * Signs a player in with a password; success sets the sealed session cookie, and a refusal of the platform ends the
 * session that there is. Errors: `invalidCredentials` for an unknown account and a wrong password alike, `accountLocked`.
 */
export const login = operation(
  {
    method: 'POST',
    path: '/api/session',
    access: 'anyone',
    limit: 'credentials',
    shows: 'signIn',
    triesSecret: true,
    changesSession: 'replaces',
    body: z.strictObject({ accountId: AccountId, password: EnteredPassword }),
    response: Session,
    errors: ['invalidCredentials', 'accountLocked'],
  },
  {
    request: { body: { accountId: 'demo', password: 'Demo1234' } },
    response: {
      authenticated: true,
      player: { accountId: 'demo', fullName: 'Dana Mocruz', contactEmail: 'dana@example.com' },
    },
  },
)

/**
 * Signs a player in with the one-time code that `requestLoginTac` sent; its success and its refusal are those of
 * `login`. An unknown account gets `tacInvalid`, like a wrong code.
 */
export const loginWithTac = operation(
  {
    method: 'POST',
    path: '/api/session/tac',
    access: 'anyone',
    limit: 'tacEntry',
    shows: 'signIn',
    triesSecret: true,
    changesSession: 'replaces',
    body: z.strictObject({ accountId: AccountId, tac: Tac }),
    response: Session,
    errors: ['tacInvalid', 'tacExpired', 'tacTooMany', 'accountLocked'],
  },
  {
    request: { body: { accountId: 'demo', tac: '123456' } },
    response: {
      authenticated: true,
      player: { accountId: 'demo', fullName: 'Dana Mocruz', contactEmail: 'dana@example.com' },
    },
  },
)

/** Ends the session here and on the platform. Succeeds and clears the cookie even when the platform call fails. */
export const logout = operation(
  {
    method: 'DELETE',
    path: '/api/session',
    access: 'anyone',
    limit: 'writes',
    shows: 'dialog',
    changesSession: 'ends',
    response: z.object({ authenticated: z.literal(false) }),
  },
  { request: {}, response: { authenticated: false } },
)
