import t from 'tap'
import { type OpenSandbox, openSandbox, type ResponseBody } from '../open-sandbox.ts'
import { numbersOf, sha256 } from './play-test.ts'

const aGame = { provider_code: 'JILI', game_code: 'jade-dragon-rush', game_type: 'SLOTS' }

async function launch(
  { post, site }: OpenSandbox,
  player: object,
  more: object = {},
  domain = 'localhost',
): Promise<ResponseBody> {
  return post('/api/game/launch', {
    ...(await site(domain)),
    ...player,
    ...aGame,
    request_id: crypto.randomUUID(),
    platform: 'MOBILE',
    lang: 'PHP',
    mode: 'REAL',
    lobby_url: 'http://localhost:8080/slots',
    deposit_url: '',
    ...more,
  })
}

/** Opens the slot's page and returns its launch data. */
async function openPage(url: string): Promise<ResponseBody> {
  const response = await fetch(url)
  const [, data = ''] =
    /<script type="application\/json" id="launch">(.*?)<\/script>/s.exec(await response.text()) ?? []
  return JSON.parse(data)
}

async function spin(
  base: string,
  ticket: string,
  bet = '10.00',
  roundId: string = crypto.randomUUID(),
): Promise<ResponseBody> {
  const response = await fetch(`${base}/play/act`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ticket, action: 'bet', choice: 'lines', bet, roundId }),
  })
  return response.json()
}

const minor = (amount: string) => Number(amount.replace('.', ''))

t.test('a launch gives a single-use address', async (t) => {
  const open = await openSandbox(t)
  const { value } = await launch(open, await open.signIn())
  const { game_url, launch_mode, expires_in } = value[0]
  t.ok(game_url.startsWith(`${open.base}/play/slot?ticket=`))
  t.same([launch_mode, expires_in], ['IFRAME', 60])
  const first = await fetch(game_url)
  t.equal(first.status, 200)
  t.match(first.headers.get('content-type'), /text\/html/)
  t.equal(first.headers.get('cache-control'), 'no-store')
  t.equal(first.headers.get('referrer-policy'), 'no-referrer')
  t.match(await first.text(), /<html lang="fil"[\s\S]*Jade Dragon Rush/)
  t.equal((await fetch(game_url)).status, 410)
  t.equal((await fetch(`${open.base}/play/slot?ticket=made-up`)).status, 410)
})

t.test('a ticket expires after a minute', async (t) => {
  let now = Date.now()
  const open = await openSandbox(t, { now: () => now })
  const { value } = await launch(open, await open.signIn())
  now += 60_001
  t.equal((await fetch(value[0].game_url)).status, 410)
})

t.test('a repeated request_id gets the same launch', async (t) => {
  const open = await openSandbox(t)
  const player = await open.signIn()
  const first = await launch(open, player, { request_id: 'once' })
  t.same(await launch(open, player, { request_id: 'once' }), first)
  t.not((await launch(open, player, { request_id: 'twice' })).value[0].game_url, first.value[0].game_url)
  const maria = await open.signIn('maria', 'Maria1234')
  t.not((await launch(open, maria, { request_id: 'once' })).value[0].game_url, first.value[0].game_url)
})

t.test('a refused launch has its reason', async (t) => {
  const open = await openSandbox(t)
  const player = await open.signIn()
  const refusalOf = async (more: object, who: object = player, domain?: string) =>
    (await launch(open, who, more, domain)).statusMessage
  t.equal(await refusalOf({ game_code: 'none' }), 'gameUnavailable')
  t.equal(await refusalOf({ provider_code: 'KAIYUAN', game_code: '' }), 'gameMaintenance')
  t.equal(await refusalOf({ provider_code: 'SV388', game_code: '', mode: 'DEMO' }), 'gameUnavailable')
  t.equal(await refusalOf({}, {}), 'sessionExpired')
  t.equal(await refusalOf({ mode: 'FREE' }), 'invalidInput')
  t.equal(await refusalOf({ platform: 'TV' }), 'invalidInput')
  const few = await open.signIn('demo', 'Demo1234', 'fewcategories.localhost')
  t.equal(
    await refusalOf({ provider_code: 'SV388', game_code: '' }, few, 'fewcategories.localhost'),
    'gameUnavailable',
  )
  const { value } = await launch(open, player, { provider_code: 'EVOPLAY', game_code: '' })
  t.equal(value[0].launch_mode, 'POPUP')
})

t.test('every change of the wallet is a bet or a win, over many rounds', async (t) => {
  const open = await openSandbox(t)
  const player = await open.signIn()
  const { value } = await launch(open, player)
  const page = await openPage(value[0].game_url)
  t.match(page, { mode: 'REAL', view: { balance: '12345.60' }, currency: 'PHP' })
  let balance = minor(page.view.balance)
  for (let round = 0; round < 200; round++) {
    const bet = page.bets[round % page.bets.length]
    const before = balance
    const result = await spin(open.base, page.ticket, bet)
    if (!result.ok) {
      // Not counted as an assertion, because the number of such rounds is random.
      if (result.error !== 'insufficientBalance' || before >= minor(bet))
        t.fail(`round ${round}: ${result.error}`)
      continue
    }
    balance = before - minor(bet) + minor(result.round.win)
    const lines = result.round.outcome.wins.reduce((sum: number, { pays }: ResponseBody) => sum + pays, 0)
    const paid = (minor(bet) * lines) / page.rules.paylines.length
    if (minor(result.balance) !== balance || paid !== minor(result.round.win) || balance < 0) {
      t.fail(`round ${round}: ${JSON.stringify(result)}`)
    }
  }
  const now = await open.post('/api/auth/get_balance', player)
  t.equal(minor(now.game_balance), balance)
  const closed = (
    await open.post('/api/game/close', { ...player, game_session_id: value[0].game_session_id })
  ).value[0]
  t.equal(minor(page.view.balance) - minor(closed.bet_total) + minor(closed.win_total), balance)
  t.equal((await spin(open.base, page.ticket)).error, 'expired', 'a closed game takes no bets')
})

t.test('a round is played once, however often it is requested', async (t) => {
  const open = await openSandbox(t)
  const player = await open.signIn()
  const page = await openPage((await launch(open, player)).value[0].game_url)
  const roundId = crypto.randomUUID()
  const [first, ...repeats] = await Promise.all(
    [1, 2, 3].map(() => spin(open.base, page.ticket, '50.00', roundId)),
  )
  for (const { round, balance } of repeats)
    t.same({ round, balance }, { round: first.round, balance: first.balance })
  const { game_balance } = await open.post('/api/auth/get_balance', player)
  t.equal(minor(game_balance), minor(page.view.balance) - 5000 + minor(first.round.win))
})

t.test('an invalid bet and a spin without a session are refused', async (t) => {
  const open = await openSandbox(t)
  const player = await open.signIn()
  const page = await openPage((await launch(open, player)).value[0].game_url)
  for (const bet of ['0.00', '-5.00', '3.33', '1e3'])
    t.equal((await spin(open.base, page.ticket, bet)).error, 'invalidInput', bet)
  t.equal((await spin(open.base, 'made up')).error, 'expired')
  const poor = await openPage((await launch(open, await open.signIn('poor'))).value[0].game_url)
  t.equal((await spin(open.base, poor.ticket)).error, 'insufficientBalance')
  open.sandbox.control.expireSessions('localhost', 'demo')
  t.equal((await spin(open.base, page.ticket)).error, 'expired')
})

t.test('a demo has its own play money, with or without a player', async (t) => {
  const open = await openSandbox(t)
  const player = await open.signIn()
  for (const who of [player, {}]) {
    const page = await openPage((await launch(open, who, { mode: 'DEMO' })).value[0].game_url)
    t.match(page, { mode: 'DEMO', view: { balance: '10000.00' } })
    const result = await spin(open.base, page.ticket, '100.00')
    t.equal(minor(result.balance), 1_000_000 - 10_000 + minor(result.round.win))
  }
  t.equal((await open.post('/api/auth/get_balance', player)).game_balance, '12345.60')
  const recent = await open.post('/api/game/recent', player)
  t.match(recent.value, [{ game_code: aGame.game_code, last_played_at: /\+08:00$/, has_open_round: false }])
})

/** The symbols of a spin by its seed, as the rules describe it: a number for each reel, times its symbols. */
function gridOf(strips: readonly (readonly string[])[], seed: string, roundId: string): string[][] {
  const next = numbersOf(seed, roundId)
  return strips.map((strip) => {
    const stop = Math.floor(next() * strip.length)
    return [0, 1, 2].map((row) => strip[(stop + row) % strip.length] ?? '')
  })
}

t.test('a spin follows from the seed that was committed before it', async (t) => {
  const open = await openSandbox(t)
  const page = await openPage((await launch(open, await open.signIn())).value[0].game_url)
  let { nextHash } = page.view
  for (let round = 0; round < 10; round++) {
    const roundId = `round-${round}`
    const result = await spin(open.base, page.ticket, '1.00', roundId)
    const { hash, seed, outcome } = result.round
    t.equal(hash, nextHash, 'the hash that was shown')
    t.equal(sha256(seed), nextHash)
    t.same(outcome.grid, gridOf(page.rules.strips, seed, roundId))
    nextHash = result.nextHash
  }
  const first = await spin(open.base, page.ticket, '1.00', 'round-0')
  t.match(first, { round: { hash: page.view.nextHash }, nextHash }, 'a repeat shows its own seed')
})

t.test('a spin that a limit stops tells which, and until when', async (t) => {
  const open = await openSandbox(t)
  const player = await open.signIn()
  await open.post('/api/rg/limit_set', {
    ...{ ...player, request_id: 'limit', kind: 'BET', period: 'DAY', amount: '100.00', password: 'Demo1234' },
  })
  const page = await openPage((await launch(open, player)).value[0].game_url)
  t.match(await spin(open.base, page.ticket, '200.00'), {
    ...{ ok: false, error: 'limitReached', kind: 'BET', resets_at: /T00:00:00\+08:00$/ },
  })
  t.equal((await spin(open.base, page.ticket, '50.00')).ok, true)
})
