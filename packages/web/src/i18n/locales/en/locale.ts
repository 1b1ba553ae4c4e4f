import { _m } from './_m.ts'
import { errors } from './errors.ts'
import { games } from './games.ts'
import { login } from './session.ts'
import { app, client, site } from './site.ts'
import { validation } from './validation.ts'

export const messages = {
  loggedIn: 'You’re logged in',
  loggedOut: 'You’re logged out',
  welcome: 'Welcome, {{name}}',
} as const

export const ui = { app, client, login, games, site } as const

/** The texts that every page needs. */
export const texts = { ui, validation, errors, messages, _m } as const
