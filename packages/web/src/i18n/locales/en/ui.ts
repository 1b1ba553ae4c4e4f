import { app } from './ui-app.ts'
import { client } from './ui-client.ts'
import { games } from './ui-games.ts'
import { login } from './ui-login.ts'
import { site } from './ui-site.ts'

export const ui = { app, client, login, games, site } as const
