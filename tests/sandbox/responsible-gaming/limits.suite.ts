import { cashierTest, minute, type Player } from '../cashier/cashier-test.ts'
import type { ResponseBody } from '../open-sandbox.ts'

const hour = 60 * minute
const day = 24 * hour

const setLimit = (player: Player, kind: string, period: string, amount: string, more = {}) =>
  player.call('/api/rg/limit_set', {
    ...{ request_id: crypto.randomUUID(), kind, period, amount, password: 'Demo1234', ...more },
  })
const limitOf = async (player: Player): Promise<ResponseBody> =>
  (await player.call('/api/rg/settings')).value[0].limits[0]
const blockersOf = async (player: Player) =>
  (await player.call('/api/settings/check_status')).value[0].rg_blockers

const launch = (player: Player) =>
  player.call('/api/game/launch', {
    ...{ request_id: crypto.randomUUID(), provider_code: 'JILI', game_code: '', game_type: 'SLOTS' },
    ...{ platform: 'MOBILE', lang: 'EN', mode: 'REAL', lobby_url: '', deposit_url: '' },
  })

cashierTest('a deposit limit stops deposits, and says until when', async (t, { player: open, pass }) => {
  const winner = await open('winner')
  t.match((await setLimit(winner, 'DEPOSIT', 'DAY', '1000.00')).value, [{ pending: null }])
  t.equal((await winner.deposit({ amount: '800.95' })).statusCode, 1)
  t.match(await winner.deposit({ channel_code: 'qrph', amount: '300.00' }), {
    ...{ statusMessage: 'limitReached', kind: 'DEPOSIT', period: 'DAY', left: '199.05' },
    ...{ retry_after: 12 * 3600, resets_at: '2026-06-02T00:00:00+08:00' },
  })
  t.equal((await winner.deposit({ channel_code: 'qrph', amount: '199.05' })).statusCode, 1, 'up to the limit')
  t.same(await blockersOf(winner), ['DEPOSIT_LIMIT'])
  t.match(await limitOf(winner), { used: '1000.00', amount: '1000.00' })
  pass(12 * hour)
  t.same(await blockersOf(winner), [])
  t.equal((await winner.deposit({ channel_code: 'maya-qr', amount: '300.00' })).statusCode, 1, 'tomorrow')
})

cashierTest('bet, loss and time limits stop play', async (t, { player: open, pass }) => {
  const winner = await open('winner')
  const limited = (kind: string) => (error: Error & { details?: ResponseBody }) => {
    t.match(error, { message: 'limitReached', details: { kind } })
    return true
  }
  const refused = (kind: string, play: () => void) => {
    try {
      play()
      t.fail(`${kind} did not stop the bet`)
    } catch (error) {
      limited(kind)(error as Error)
    }
  }
  await setLimit(winner, 'BET', 'WEEK', '1000.00')
  winner.bet(60_000, 60_000)
  refused('BET', () => winner.bet(40_001))
  winner.bet(40_000, 40_000)
  pass(7 * day)
  await setLimit(winner, 'LOSS', 'DAY', '500.00')
  winner.bet(40_000, 10_000)
  refused('LOSS', () => winner.bet(20_001))
  winner.bet(20_000)
  t.same(await blockersOf(winner), ['LOSS_LIMIT'])
  const named = { statusMessage: 'limitReached', kind: 'LOSS', left: '0.00', resets_at: String }
  t.match(await launch(winner), named, 'no game opens for nothing')
  pass(day)
  t.equal((await launch(winner)).statusCode, 1)

  await setLimit(winner, 'SESSION_TIME', 'DAY', '60')
  for (let call = 0; call < 6; call++) {
    pass(9 * minute)
    await winner.balance()
  }
  t.match((await winner.call('/api/rg/settings')).value[0].limits.at(-1), {
    kind: 'SESSION_TIME',
    used: '54',
  })
  pass(6 * minute)
  refused('SESSION_TIME', () => winner.bet(100))
  t.match(await launch(winner), { statusMessage: 'limitReached', kind: 'SESSION_TIME', retry_after: Number })
  pass(12 * hour)
  t.same(await blockersOf(winner), [], 'who is away does not play')
})

cashierTest(
  'lower holds at once, higher after a day and a second time',
  async (t, { player: open, pass }) => {
    const winner = await open('winner')
    await setLimit(winner, 'DEPOSIT', 'DAY', '1000.00')
    await setLimit(winner, 'DEPOSIT', 'DAY', '800.00')
    t.match(await limitOf(winner), { amount: '800.00', pending: null })
    const raise = () => setLimit(winner, 'DEPOSIT', 'DAY', '2000.00')
    const effective_at = '2026-06-02T12:00:00+08:00'
    t.match((await raise()).value, [{ effective_at, pending: { amount: '2000.00', effective_at } }])
    pass(23 * hour)
    await raise()
    t.match(
      await limitOf(winner),
      { amount: '800.00', pending: { effective_at } },
      'asking again does not hurry it',
    )
    pass(hour)
    t.match(await limitOf(winner), { amount: '800.00' }, 'nor does time alone')
    await raise()
    t.match(await limitOf(winner), { amount: '2000.00', pending: null })

    await setLimit(winner, 'DEPOSIT', 'DAY', '')
    t.match(await limitOf(winner), { pending: { amount: null } }, 'none waits as a higher one does')
    const cancel = () => winner.call('/api/rg/limit_cancel_pending', { kind: 'DEPOSIT', period: 'DAY' })
    t.match((await cancel()).value, [{ pending: null }])
    t.match(await cancel(), { statusMessage: 'notFound' })
    await setLimit(winner, 'DEPOSIT', 'DAY', '')
    pass(day)
    await setLimit(winner, 'DEPOSIT', 'DAY', '')
    t.equal(await limitOf(winner), undefined)
  },
)

cashierTest('limits are checked for sense, password and repeats', async (t, { player: open }) => {
  const winner = await open('winner')
  await setLimit(winner, 'LOSS', 'DAY', '500.00')
  const order = { statusMessage: 'invalidInput', fields: { amount: 'order' } }
  t.match(await setLimit(winner, 'LOSS', 'WEEK', '400.00'), order)
  t.equal((await setLimit(winner, 'LOSS', 'MONTH', '900.00')).statusCode, 1)
  t.match(await setLimit(winner, 'LOSS', 'WEEK', '1000.00'), order)
  t.equal((await setLimit(winner, 'LOSS', 'WEEK', '700.00')).statusCode, 1)
  t.match(await setLimit(winner, 'LOSS', 'DAY', '500'), { statusMessage: 'invalidInput' })
  t.match(await setLimit(winner, 'LUCK', 'DAY', '500.00'), { fields: { kind: 'unknown' } })
  t.match(await setLimit(winner, 'LOSS', 'YEAR', '500.00'), { fields: { period: 'unknown' } })
  t.match(await setLimit(winner, 'BET', 'DAY', '5.00', { password: 'wrong' }), {
    statusMessage: 'invalidCredentials',
  })
  t.equal((await setLimit(winner, 'BET', 'DAY', '120.00', { password: '' })).statusCode, 1, 'a first limit')
  t.equal((await setLimit(winner, 'BET', 'DAY', '110.00', { password: '' })).statusCode, 1, 'a lower one')
  for (const more of ['110.01', ''])
    t.match(
      await setLimit(winner, 'BET', 'DAY', more, { password: '' }),
      { statusMessage: 'invalidCredentials' },
      'what allows more needs the password',
    )
  const once = { request_id: 'once' }
  const first = await setLimit(winner, 'BET', 'DAY', '100.00', once)
  t.same(await setLimit(winner, 'BET', 'DAY', '100.00', once), first)
  t.match(await setLimit(winner, 'BET', 'DAY', '90.00', once), { statusMessage: 'duplicateRequest' })
  t.match(await winner.call('/api/rg/reality_check_set', { minutes: 7 }), { statusMessage: 'invalidInput' })
  await winner.call('/api/rg/reality_check_set', { minutes: 30 })
  t.match((await winner.call('/api/rg/settings')).value[0], {
    reality_check_minutes: 30,
    review_due: /^2026-11-30/,
  })
})
