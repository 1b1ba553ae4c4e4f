import type { Locale } from '../../locale.ts'
import { _m } from './_m.ts'
import { errors } from './errors.ts'
import { games } from './games.ts'
import { login } from './session.ts'
import { app, client, site } from './site.ts'
import { validation } from './validation.ts'

export const messages = {
  loggedIn: 'Naka-log in ka na',
  loggedOut: 'Naka-log out ka na',
  welcome: 'Welcome, {{name}}',
} as const

export const ui = { app, client, login, games, site } as const

export const locale: Locale = { ui, validation, errors, messages, _m }
