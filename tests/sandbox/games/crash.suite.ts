import { hasToGoOn, minor, numbersOf, type OpenGame, playTest, sha256 } from './play-test.ts'

const game = ['JILI', 'saranggola-crash'] as const
const longest = 70_000
const fly = async ({ act }: OpenGame, more: object = {}) => {
  const roundId = crypto.randomUUID()
  return { roundId, view: await act('start', { roundId, bet: '100.00', auto: 0, ...more }) }
}

/** Flies until a flight is in the air: some crash as they start, even while the clock stands still. */
async function flyUp(crash: OpenGame) {
  for (;;) {
    const { roundId } = await fly(crash)
    const view = await crash.act('look')
    if (!view.round.isOver) return { roundId, view }
  }
}

playTest(
  'a flight ends where its seed says, which is committed to before and told after',
  async (t, open) => {
    const crash = await open.launch(game, await open.player())
    let { nextHash, balance } = crash.page.view
    for (let count = 0; count < 30; count++) {
      const auto = 110 + count * 10
      const { roundId, view } = await fly(crash, { auto })
      t.match(view, { ok: true, round: { roundId, hash: nextHash, seed: '', isOver: false } })
      t.notMatch(JSON.stringify(view.round), /crashAt/, 'what is not decided is not told')
      open.pass(longest)
      const { round, ...after } = await crash.act('look')
      t.equal(sha256(round.seed), nextHash)
      const crashAt = Math.min(50_000, Math.max(100, Math.floor(97 / (1 - numbersOf(round.seed, roundId)()))))
      const win = crashAt >= auto ? auto * 100 : 0
      t.match(round, { isOver: true, crashAt, cashedAt: win / 100 })
      t.equal(minor(round.win), win)
      t.equal(minor(after.balance), minor(balance) - 10_000 + win)
      ;({ nextHash, balance } = after)
    }
    const player = await open.player()
    const bets = await open.post('/api/report/bets', {
      ...{ ...player, page: 1, per_page: 50, date_from: '2026-06-01', date_to: '2026-06-01' },
    })
    t.match(bets, {
      total: 30,
      totals: { bet: '3000.00' },
      value: [{ status: 'SETTLED', game_type: 'CRASH' }],
    })
  },
)

playTest('a big win is in the top ten, without the name of who hides it', async (t, open) => {
  const account = { domain: 'localhost', accountId: 'bigwin', password: 'Demo1234' }
  open.sandbox.control.addPlayer({ ...account, balance: 100_000_000 })
  const player = await open.player('bigwin')
  const crash = await open.launch(game, player)
  const names = async (): Promise<string[]> => {
    const { value } = await open.post('/api/settings/top10winner_withdrawal', await open.site())
    return value[0].winner.map(({ account_masked }: { account_masked: string }) => account_masked)
  }
  // The top ten begins at less than forty times the highest bet, which one flight of forty wins.
  for (let count = 0, win = 0; count < 1_000 && win === 0; count++) {
    await fly(crash, { bet: '1000.00', auto: 4_000 })
    open.pass(longest)
    win = minor((await crash.act('look')).round.win)
  }
  const before = await names()
  t.ok(before.includes('bi***in'))
  await open.post('/api/settings/profile_update', { ...player, show_in_leaderboard: false })
  t.strictSame(
    await names(),
    before.map((name) => (name === 'bi***in' ? '***' : name)),
  )
})

playTest('the server’s clock decides what a cash-out pays, and only once', async (t, open) => {
  const player = await open.player()
  const crash = await open.launch(game, player)
  const outcomes = new Set<boolean>()
  for (let count = 0; hasToGoOn(count, 12, outcomes); count++) {
    const { roundId } = await fly(crash)
    open.pass(5_000)
    const [first, again] = [await crash.act('cashOut', { roundId }), await crash.act('cashOut', { roundId })]
    t.equal(again.balance, first.balance)
    const { crashAt, cashedAt, win } = first.round
    t.equal(cashedAt, crashAt > 156 ? 156 : 0, 'e to the power of 0.45')
    t.equal(minor(win), cashedAt * 100)
    outcomes.add(cashedAt > 0)
  }
  t.equal(outcomes.size, 2, 'flights of both kinds')
})

playTest('a page cannot choose its win, its clock or its bet', async (t, open) => {
  const crash = await open.launch(game, await open.player())
  const errorOf = async (content: object) => (await fly(crash, content)).view.error
  for (const bet of ['0.00', '-5.00', '3.33', '1e3']) t.equal(await errorOf({ bet }), 'invalidInput')
  for (const auto of [100, 1.5, -200, 50_001]) t.equal(await errorOf({ auto }), 'invalidInput')
  t.equal(await errorOf({ crashAt: 50_000 }), 'invalidInput')
  const { roundId } = await flyUp(crash)
  t.equal((await crash.act('cashOut', { roundId, multiplier: 50_000 })).error, 'invalidInput')
  t.equal((await crash.act('settle', { roundId })).error, 'invalidInput')
  t.equal((await crash.act('toString', { roundId })).error, 'invalidInput')
  const other = await open.launch(game, await open.player('demo'))
  const before = (await other.act('look')).balance
  t.equal((await other.act('cashOut', { roundId })).balance, before, 'another player’s flight')
})

playTest('a bet is taken once for a round, and one flight is open at a time', async (t, open) => {
  const crash = await open.launch(game, await open.player())
  const roundId = crypto.randomUUID()
  const start = () => crash.act('start', { roundId, bet: '100.00', auto: 0 })
  const [first, second, third] = await Promise.all([start(), start(), start()])
  t.equal(minor(first?.balance), minor(crash.page.view.balance) - 10_000)
  t.same([second?.balance, third?.balance], [first?.balance, first?.balance])
  open.pass(longest)
  await flyUp(crash)
  t.equal((await fly(crash)).view.error, 'pendingExists')
})

playTest('a flight goes on when its page is closed, and is found again', async (t, open) => {
  const player = await open.player()
  const first = await open.launch(game, player)
  const { roundId, view } = await flyUp(first)
  await open.post('/api/game/close', { ...player, game_session_id: first.sessionId })
  t.equal((await first.act('cashOut', { roundId })).error, 'expired', 'a closed page does nothing more')
  const recent = async () => (await open.post('/api/game/recent', player)).value[0].has_open_round
  t.equal(await recent(), true)
  const again = await open.launch(game, player)
  t.match(again.page.view.round, { roundId, isOver: false, startedAt: view.round.startedAt })
  t.match(await again.act('cashOut', { roundId }), { ok: true, round: { isOver: true } })
  t.equal(await recent(), false)
  await flyUp(again)
  open.pass(longest)
  t.equal(await recent(), false, 'the clock ends it')
})

playTest('limits and the balance stop a bet; a demo has its own money', async (t, open) => {
  const player = await open.player()
  const crash = await open.launch(game, player)
  const limit = { kind: 'BET', period: 'DAY', amount: '150.00', password: 'Demo1234' }
  await open.post('/api/rg/limit_set', { ...player, ...limit, request_id: 'limit' })
  t.equal((await fly(crash)).view.ok, true)
  open.pass(longest)
  const { balance } = await crash.act('look')
  const { view } = await fly(crash)
  t.match(view, { ok: false, error: 'limitReached', kind: 'BET', resets_at: /^2026-06-02T00:00:00/ })
  t.equal((await crash.act('look')).balance, balance)
  const poor = await open.launch(game, await open.player('poor'))
  t.equal((await fly(poor)).view.error, 'insufficientBalance')
  const demo = await open.launch(game, {}, { mode: 'DEMO' })
  t.equal((await fly(demo)).view.balance, '9900.00')
  t.equal((await crash.act('look')).balance, balance)
})
