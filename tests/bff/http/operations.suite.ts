import { problemType } from '@marquee/contracts/problem'
import t from 'tap'
import { startSite } from '../../support/site.ts'

const site = await startSite({}, { domains: ['brand-a.test', 'brand-b.test'] })
t.teardown(() => site.close())

interface GamesAnswer {
  games: { gameCode: string; gameName: string; providerCode: string; category: string; isHot: boolean }[]
  total: number
  hasHotGames: boolean
  providers: { code: string; count: number }[]
}

t.test('every problem has the same shape, and its reference is in the log', async (t) => {
  const answer = await site.ask('/api/session', {
    method: 'POST',
    body: { accountId: 'demo', password: 'wrong' },
  })
  t.equal(answer.status, 422)
  t.match(answer.headers['content-type'], 'application/problem+json')
  const problem = answer.json<{ reference: string }>()
  t.match(problem, {
    type: problemType('invalidCredentials'),
    status: 422,
    code: 'invalidCredentials',
    statusCode: -1,
    message: 'invalidCredentials',
    handling: 'dialog',
    reference: /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/,
    errors: [],
  })
  const lines = site.log.filter(({ reference }) => reference === problem.reference)
  t.match(lines, [
    {
      ...{ operation: 'login', status: 422, code: 'invalidCredentials' },
      platform: [{ call: '/api/auth/login', outcome: 'refused' }],
    },
  ])
})

t.test('an unknown account and a wrong password get the same response', async (t) => {
  const ask = (accountId: string) =>
    site.ask('/api/session', { method: 'POST', body: { accountId, password: 'Wrong123' } })
  const [known, unknown] = await Promise.all([ask('demo'), ask('nobody')])
  const words = (text: string) => text.replace(/"reference":"[^"]*"/, '')
  t.equal(words(known.text), words(unknown.text))
})

t.test('a player signs in, reads their own data, and signs out', async (t) => {
  const login = await site.ask('/api/session', {
    method: 'POST',
    body: { accountId: ' DEMO ', password: 'Demo1234' },
  })
  t.equal(login.status, 200)
  t.match(
    String(login.headers['set-cookie']),
    /session=[^;]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax/,
  )
  t.notMatch(String(login.headers['set-cookie']), /Domain/i)
  const cookie = login.cookies[0] ?? ''
  t.match((await site.ask('/api/session', { cookie })).json(), {
    authenticated: true,
    player: { accountId: 'demo' },
  })
  t.match((await site.ask('/api/me/balance', { cookie })).json(), {
    balance: { amount: /^\d+\.\d{2}$/, currency: 'PHP' },
    token: /^\d+\.\d{2}$/,
  })
  t.match((await site.ask('/api/me/vip', { cookie })).json(), {
    depoProgress: Number,
    toProgress: Number,
    nextLevel: String,
  })
  const favorites = (await site.ask('/api/me/favorites', { cookie })).json<GamesAnswer>()
  t.ok(favorites.games.length > 0)

  const logout = await site.ask('/api/session', { method: 'DELETE', cookie })
  t.match(logout.json(), { authenticated: false })
  t.match(String(logout.headers['set-cookie']), /session=;/)
  t.match(
    (await site.ask('/api/session', { cookie })).json(),
    { authenticated: false },
    'a copy of the cookie is over too',
  )
  t.equal((await site.ask('/api/me/balance', { cookie })).status, 401)
})

t.test('private responses are not cached', async (t) => {
  const cookie = await site.signIn()
  for (const path of ['/api/session', '/api/me/balance', '/api/me/vip', '/api/me/favorites']) {
    t.equal((await site.ask(path, { cookie })).headers['cache-control'], 'no-store', path)
  }
})

t.test('a visitor is refused the operations for players, and the cookie is cleared', async (t) => {
  const answer = await site.ask('/api/me/balance', { cookie: 'session=nonsense' })
  t.equal(answer.status, 401)
  t.match(answer.json(), { code: 'sessionExpired', handling: 'endSession' })
  t.match(String(answer.headers['set-cookie']), /session=;/)
})

t.test('a session of one brand is invalid at another', async (t) => {
  const cookie = await site.signIn('demo', 'Demo1234', 'brand-a.test')
  t.equal((await site.ask('/api/me/balance', { cookie, host: 'brand-a.test' })).status, 200)
  t.equal((await site.ask('/api/me/balance', { cookie, host: 'brand-b.test' })).status, 401)
})

t.test('an error of the session family ends the session, whichever call returns it', async (t) => {
  const cookie = await site.signIn('expires')
  const answer = await site.ask('/api/me/balance', { cookie })
  t.equal(answer.status, 401)
  t.match(answer.json(), { code: 'sessionExpired', message: 'sessionExpired', handling: 'endSession' })
  t.match(String(answer.headers['set-cookie']), /session=;/)
  for (const accountId of ['blocked', 'closed']) {
    const login = await site.ask('/api/session', {
      method: 'POST',
      body: { accountId, password: 'Demo1234' },
    })
    t.equal(login.status, 401, accountId)
  }
})

t.test('a locked account has its own code and status', async (t) => {
  const answer = await site.ask('/api/session', {
    method: 'POST',
    body: { accountId: 'locked', password: 'any' },
  })
  t.equal(answer.status, 423)
  t.match(answer.json(), { code: 'accountLocked' })
})

t.test('a failed login with a token does not sign in', async (t) => {
  await site.signIn('tokenfail')
  const answer = await site.ask('/api/session', {
    method: 'POST',
    body: { accountId: 'tokenfail', password: 'Demo1234' },
  })
  t.equal(answer.status, 422)
  t.same(answer.cookies, [])
  t.notMatch(answer.text, /token|Tomas|tomas@/i, 'nor is a stranger told whose account it is')
})

t.test('hosts: unknown 421 without a call upstream, malformed 400, two hosts 400', async (t) => {
  site.sandbox.control.clearCalls()
  const unknown = await site.ask('/api/startup', { host: 'evil.example' })
  t.equal(unknown.status, 421)
  t.match(unknown.json(), { code: 'unknownHost' })
  t.same(site.sandbox.control.calls('/api/startup'), [])
  t.equal((await site.ask('/api/startup', { host: 'a/b:80' })).status, 400)
  t.equal((await site.ask('/api/startup', { host: 'LOCALHOST.:1' })).status, 200)
})

t.test('a cross-site request changes nothing', async (t) => {
  const cookie = await site.signIn()
  const foreign = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://evil.example' },
    { origin: 'null' },
    { origin: `https://localhost:${site.port}` },
  ]
  for (const headers of foreign) {
    const answer = await site.ask('/api/session', { method: 'DELETE', cookie, headers })
    t.equal(answer.status, 403, JSON.stringify(headers))
    t.match(answer.json(), { code: 'crossSite' })
  }
  t.match((await site.ask('/api/session', { cookie })).json(), { authenticated: true })
  const own = { origin: `http://localhost:${site.port}`, 'sec-fetch-site': 'same-origin' }
  t.equal((await site.ask('/api/session', { method: 'DELETE', cookie, headers: own })).status, 200)
})

t.test('bad requests get their code, and never a 5xx', async (t) => {
  const post = (body: unknown, headers = {}) => site.ask('/api/session', { method: 'POST', body, headers })
  const cases = [
    [await post('{"accountId":'), 400, 'invalidRequest'],
    [await post(''), 400, 'invalidRequest'],
    [await post([]), 400, 'invalidRequest'],
    [await post({ accountId: 'demo', password: 'x', extra: 1 }), 400, 'invalidRequest'],
    [
      await post({ accountId: 'demo', password: 'x', __proto__: null, domain_name: 'x' }),
      400,
      'invalidRequest',
    ],
    [await post({ accountId: 'demo', password: 'x'.repeat(70_000) }), 413, 'bodyTooLarge'],
    [await post('a=b', { 'content-type': 'application/x-www-form-urlencoded' }), 415, 'unsupportedMediaType'],
    [await post('x', { 'content-type': 'text/plain' }), 415, 'unsupportedMediaType'],
    [await site.ask('/api/nothing'), 404, 'notFound'],
    [await site.ask('/api/me'), 404, 'notFound'],
    [await site.ask('/api/startup', { method: 'DELETE' }), 405, 'methodNotAllowed'],
    [await site.ask('/api/session', { method: 'PUT', body: {} }), 405, 'methodNotAllowed'],
    [await site.ask('/api/seo?page=nowhere'), 400, 'invalidRequest'],
    [await site.ask('/api/games?perPage=5000'), 400, 'invalidRequest'],
    [await site.ask('/slots', { method: 'POST', body: {} }), 405, 'methodNotAllowed'],
  ] as const
  for (const [answer, status, code] of cases) {
    t.equal(answer.status, status, `${code}: ${answer.text.slice(0, 120)}`)
    t.match(answer.json(), { code, reference: String })
    t.ok(answer.headers['x-request-id'])
  }
  t.equal((await site.ask('/api/startup', { method: 'DELETE' })).headers.allow, 'GET, HEAD')
})

t.test('invalid fields are listed with their codes', async (t) => {
  const answer = await site.ask('/api/session', { method: 'POST', body: { accountId: 'a', other: 1 } })
  t.same(answer.json<{ errors: unknown }>().errors, [
    { path: 'accountId', code: 'tooShort' },
    { path: 'password', code: 'required' },
    { path: 'other', code: 'unknownField' },
  ])
})

t.test('start-up data is cached, has a validator, and is filtered by the contract', async (t) => {
  await site.ask('/api/startup', { host: 'brand-a.test' })
  site.sandbox.control.clearCalls()
  const answer = await site.ask('/api/startup', { host: 'brand-a.test' })
  t.match(answer.headers['cache-status'], /^marquee; hit/)
  t.same(site.sandbox.control.calls('/api/startup'), [])
  t.notMatch(answer.text, 'external')
  const etag = String(answer.headers.etag)
  const again = await site.ask('/api/startup', { host: 'brand-a.test', headers: { 'if-none-match': etag } })
  t.equal(again.status, 304)
  t.equal(again.text, '')
})

t.test('games: lists, filters, search without accents, pages', async (t) => {
  const games = async (query: string) => (await site.ask(`/api/games?${query}`)).json<GamesAnswer>()
  t.equal((await games('list=hot')).games.length, 15)
  t.equal((await games('list=featured')).games.length, 10)
  t.equal((await games('list=popular')).games.length, 6)
  t.equal((await games('list=new')).games.length, 6)
  const slots = await games('category=slots&perPage=200')
  t.ok(slots.games.every(({ category }) => category === 'slots'))
  const [provider] = slots.providers
  if (!provider) return t.fail('no providers')
  const filtered = await games(`category=slots&provider=${provider.code}`)
  t.equal(filtered.total, provider.count)
  const wanted = slots.games[3]?.gameName ?? ''
  const found = await games(`q=${encodeURIComponent(wanted.toUpperCase().replace('N', 'Ñ'))}`)
  t.ok(
    found.games.some(({ gameName }) => gameName === wanted),
    `finds ${wanted}`,
  )
  const [one, two] = [await games('page=1&perPage=7'), await games('page=2&perPage=7')]
  t.equal(one.games.length, 7)
  t.not(one.games[0]?.gameCode, two.games[0]?.gameCode)
})

t.test('a parameter without a value is ignored', async (t) => {
  const bare = await site.ask('/api/games?category=slots&perPage=3')
  const empty = await site.ask('/api/games?category=slots&perPage=3&provider=&q=&list=')
  t.equal(empty.status, 200)
  t.equal(empty.text, bare.text)
})

t.test('games are listed when the hot list fails', async (t) => {
  const host = 'nohot.localhost'
  const fault = { kind: 'status', status: 500 } as const
  site.sandbox.control.fault({ call: '/api/product/get_hot_games', domain: host, fault })
  const answer = await site.ask('/api/games?category=slots', { host })
  t.match([answer.status, answer.json()], [200, { hasHotGames: false }])
  t.ok(answer.json<GamesAnswer>().games.length > 0)
  t.equal((await site.ask('/api/games?list=hot', { host })).status, 503)
})

t.test('a brand without lists of its own shows the default lists', async (t) => {
  const games = async (list: string) =>
    (await site.ask(`/api/games?list=${list}`, { host: 'nogames.localhost' })).json<GamesAnswer>()
  const [hot, featured, popular, fresh] = await Promise.all(['hot', 'featured', 'popular', 'new'].map(games))
  t.same(
    [hot, featured, popular, fresh].map((answer) => answer?.games.length),
    [15, 10, 6, 6],
  )
  t.equal(hot?.hasHotGames, false)
  const { games: all } = (await site.ask('/api/games?perPage=200&category=slots')).json<GamesAnswer>()
  const offered = new Set(all.map(({ providerCode, gameCode }) => `${providerCode}/${gameCode}`))
  const listed = [hot, featured, popular, fresh].flatMap((answer) => answer?.games ?? [])
  for (const { providerCode, gameCode } of listed) t.ok(offered.has(`${providerCode}/${gameCode}`), gameCode)
})

t.test('a game is launched once per idempotency key, with exactly the contract’s payload', async (t) => {
  const cookie = await site.signIn()
  const { games } = (await site.ask('/api/games?list=hot')).json<GamesAnswer>()
  const [game] = games
  const body = {
    providerCode: game?.providerCode,
    gameCode: game?.gameCode,
    gameType: 'SLOTS',
    mode: 'REAL',
    platform: 'MOBILE',
    language: 'CN',
  }
  const headers = { 'idempotency-key': '0f8fad5b-d9cb-469f-a165-70867728950e' }
  site.sandbox.control.clearCalls()
  const answer = await site.ask('/api/games/launch', { method: 'POST', cookie, body, headers })
  t.equal(answer.status, 200)
  t.equal(answer.headers['cache-control'], 'no-store')
  t.match(answer.json(), { launchMode: 'IFRAME', gameUrl: /^http:\/\/127\.0\.0\.1:\d+\/play/ })
  const [call] = site.sandbox.control.calls('/api/game/launch')
  t.match(call?.payload, {
    request_id: headers['idempotency-key'],
    platform: 'MOBILE',
    lang: 'CN',
    lobby_url: `http://localhost:${site.port}/cn`,
  })
  t.equal(
    (
      await site.ask('/api/games/launch', {
        method: 'POST',
        cookie,
        body,
        headers: { 'idempotency-key': 'x' },
      })
    ).status,
    400,
  )
})

t.test('the log never contains secrets or personal data', async (t) => {
  const cookie = await site.signIn()
  await site.ask('/api/me/balance', { cookie })
  const text = JSON.stringify(site.log)
  const tokens = site.sandbox.control
    .calls('/api/auth/get_balance')
    .map(({ payload }) => String((payload as { auth?: string }).auth))
  t.ok(tokens.length > 0)
  for (const secret of [...tokens, 'Demo1234', cookie.slice(10), 'dalisay@example.com'])
    t.notOk(text.includes(secret))
})
