import t from 'tap'
import { startSite } from '../../../support/site.ts'

const host = 'owngames.localhost'
const site = await startSite()
t.teardown(() => site.close())
const { control } = site.sandbox
const cookie = await site.signIn('demo', 'Demo1234', host)

interface Shown {
  gameCode: string
  gameName: string
  gameNameLocal: string
  gameImage: string
  gameType: string
  providerCode: string
  providerName: string
  isMaintenance: boolean
  maintenanceUntil: string
}
interface Games {
  games: Shown[]
}

const get = async (path: string) => (await site.ask(path, { host, cookie })).json<Games>().games
const codes = (games: readonly Shown[]) => games.map(({ gameCode }) => gameCode)
const post = (path: string, body: object) => site.ask(path, { method: 'POST', host, cookie, body })
const drop = ({ providerCode, gameCode, gameType }: Shown) =>
  site.ask(`/api/me/favorites/${providerCode}/${gameCode}?gameType=${gameType}`, {
    method: 'DELETE',
    host,
    cookie,
  })
const key = ({ providerCode, gameCode, gameType }: Shown) => ({ providerCode, gameCode, gameType })

t.test('a favorite is added and taken away; each answer is the list as it then is', async (t) => {
  const before = await get('/api/me/favorites')
  const game = (await get('/api/games?category=fishing')).find(
    ({ gameCode }) => !codes(before).includes(gameCode),
  )
  if (!game) return t.fail('a game that is no favorite yet')

  const added = await post('/api/me/favorites', key(game))
  t.equal(added.status, 200)
  t.same(codes(added.json<Games>().games), [game.gameCode, ...codes(before)])
  t.same(await get('/api/me/favorites'), added.json<Games>().games)
  const again = await post('/api/me/favorites', key(game))
  t.same(again.json(), added.json(), 'adding again changes nothing')

  const removed = await drop(game)
  t.same(codes(removed.json<Games>().games), codes(before))
  t.same((await drop(game)).json(), removed.json(), 'taking away again changes nothing')
})

t.test('a favorite is shown as its tile in the lobby is', async (t) => {
  const [game] = await get('/api/games?category=slots')
  if (!game) return t.fail('a game')
  const { games } = (await post('/api/me/favorites', key(game))).json<Games>()
  t.same(games[0], game, 'with its local name, its marks and its provider')
  await drop(game)
})

t.test('while there is no catalogue, favorites say what their own list says', async (t) => {
  const elsewhere = 'owngames-2.localhost'
  const session = await site.signIn('demo', 'Demo1234', elsewhere)
  control.fault({ call: '/api/product/game_list', domain: elsewhere, fault: { kind: 'status', status: 500 } })
  const answer = await site.ask('/api/me/favorites', { host: elsewhere, cookie: session })
  t.equal(answer.status, 200)
  const [first] = answer.json<Games>().games
  t.ok(first?.gameName)
  t.match(first?.gameImage, /^\/media\/art\//)
  t.equal(first?.gameNameLocal, '')
  control.clearFaults()
})

t.test('a game that the platform does not have cannot be marked', async (t) => {
  const answer = await post('/api/me/favorites', {
    providerCode: 'JILI',
    gameCode: 'none',
    gameType: 'SLOTS',
  })
  t.match(answer.json(), { status: 404, code: 'notFound' })
})

t.test('a game that was opened is the most recent, and closing it tells how it went', async (t) => {
  const [, game] = await get('/api/games?list=hot')
  if (!game) return t.fail('a game')
  const launched = await post('/api/games/launch', {
    ...key(game),
    mode: 'REAL',
    platform: 'MOBILE',
    language: 'EN',
  })
  const { gameSessionId, reference } = launched.json<{ gameSessionId: string; reference: string }>()
  const isLaunch = (line: Record<string, unknown>) =>
    line.reference === reference && line.operation === 'launchGame'
  t.ok(site.log.some(isLaunch), 'support finds the launch by its reference')
  t.equal((await get('/api/me/recent-games'))[0]?.gameCode, game.gameCode)
  t.match((await get('/api/me/recent-games'))[0], {
    providerName: game.providerName,
    lastPlayedAt: /^\d{4}-\d\d-\d\dT/,
    hasOpenRound: false,
  })
  const { balance } = (await site.ask('/api/me/balance', { host, cookie })).json<{ balance: object }>()
  const closed = await post('/api/games/close', { gameSessionId })
  t.match(closed.json(), { balance, durationSeconds: Number, betTotal: { amount: '0.00' } })
  t.match((await post('/api/games/close', { gameSessionId: 'another' })).json(), { status: 404 })
})

t.test('the games of a provider in maintenance are closed until it opens', async (t) => {
  const games = await get('/api/games?provider=KAIYUAN&perPage=200')
  t.ok(games.length > 0)
  for (const { isMaintenance, maintenanceUntil } of games)
    t.same([isMaintenance, maintenanceUntil], [true, '2036-01-05T06:00:00+08:00'])
  const open = (await get('/api/games?provider=JILI&perPage=200')).filter(
    ({ isMaintenance }) => !isMaintenance,
  )
  t.ok(open.length > 0)
  for (const { maintenanceUntil } of open) t.equal(maintenanceUntil, '')
})

t.test('games are there while the platform does not tell of its providers', async (t) => {
  const elsewhere = 'owngames-3.localhost'
  control.fault({
    call: '/api/product/provider_list',
    domain: elsewhere,
    fault: { kind: 'status', status: 500 },
  })
  const answer = await site.ask('/api/games?provider=KAIYUAN', { host: elsewhere })
  t.equal(answer.status, 200)
  t.equal(answer.json<Games>().games[0]?.providerName, 'Kaiyuan')
  control.clearFaults()
})
