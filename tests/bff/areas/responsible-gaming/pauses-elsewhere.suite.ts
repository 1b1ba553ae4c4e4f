import { randomBytes, randomUUID } from 'node:crypto'
import type { ResponseOf } from '@marquee/contracts/operations'
import t from 'tap'
import { startGateway, startSite } from '../../../support/site.ts'

const settings = { SESSION_KEYS: randomBytes(32).toString('hex') }
const site = await startSite(settings)
// Another replica, which shares nothing but the keys and the platform.
const replica = await startGateway({ ...settings, UPSTREAM_URL: site.sandbox.app.listeningOrigin })
t.teardown(async () => {
  await replica.close()
  await site.close()
})

type Replica = Pick<typeof site, 'ask'>
const host = 'pauses.localhost'
const post = (at: Replica, path: string, cookie: string, body: object) =>
  at.ask(path, { method: 'POST', host, cookie, body, headers: { 'idempotency-key': randomUUID() } })
const { games } = (await site.ask('/api/games', { host })).json<ResponseOf<'listGames'>>()
const game = games.find(({ hasDemo, isMaintenance }) => hasDemo && !isMaintenance)
const launch = async (at: Replica, cookie: string, mode: 'REAL' | 'DEMO') => {
  const { gameCode, providerCode, gameType } = game ?? {}
  const body = { gameCode, providerCode, gameType, platform: 'MOBILE', language: 'EN', mode }
  return (await post(at, '/api/games/launch', cookie, body)).json<{ code?: string }>().code ?? 'launched'
}

const pauses = {
  'a break': {
    path: '/api/responsible-gaming/break',
    body: { hours: 24, password: 'Demo1234' },
    code: 'coolOffActive',
    account: 'demo',
  },
  'an exclusion': {
    path: '/api/responsible-gaming/exclusion',
    body: { months: 6, password: 'Maria1234', confirmation: 'EXCLUDE' },
    code: 'selfExcluded',
    account: 'maria',
  },
}
for (const [name, { path, body, code, account }] of Object.entries(pauses))
  t.test(`${name} holds at every replica, for real money and for play money`, async (t) => {
    const login = { accountId: account, password: body.password }
    const before = await site.signIn(account, body.password, host)
    t.equal(await launch(replica, before, 'REAL'), 'launched')
    const taken = await post(site, path, before, body)
    t.equal(taken.status, 200, taken.text)
    for (const at of [site, replica])
      t.equal(await launch(at, before, 'REAL'), 'sessionExpired', 'the session')
    const again = await replica.ask('/api/session', { method: 'POST', host, body: login })
    const after = again.cookies.find((cookie) => cookie.startsWith('session=')) ?? ''
    for (const at of [site, replica]) {
      t.equal(await launch(at, after, 'REAL'), code)
      t.equal(await launch(at, after, 'DEMO'), code)
      t.match((await post(at, '/api/me/mini-games/lucky-wheel/bet', after, {})).json(), { code }, 'tokens')
    }
  })
