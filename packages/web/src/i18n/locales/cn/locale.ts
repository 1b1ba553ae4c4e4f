import type { Locale } from '../../locale.ts'
import { _m } from './_m.ts'
import { errors } from './errors.ts'
import { games } from './games.ts'
import { login } from './session.ts'
import { app, client, site } from './site.ts'
import { validation } from './validation.ts'

export const messages = {
  loggedIn: '您已登录',
  loggedOut: '您已退出登录',
  welcome: '欢迎您，{{name}}',
} as const

export const ui = { app, client, login, games, site } as const

export const locale: Locale = { ui, validation, errors, messages, _m }
