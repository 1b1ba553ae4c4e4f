import type { ResponseBody } from '../open-sandbox.ts'
import { minor, numbersOf, type OpenGame, playTest, sha256 } from './play-test.ts'

const game = ['TCGLOTTERY', 'manila-3d-draw'] as const
const minute = 60_000
const buy = ({ act }: OpenGame, numbers = '1,2,3,4', more: object = {}) =>
  act('buy', { roundId: crypto.randomUUID(), bet: '10.00', numbers, ...more })
const payOf = [0, 0, 1600, 9000, 200_000]

/** The six numbers of a draw, as the rules describe them: 24 numbers, shuffled by Fisher and Yates. */
function drawnOf(seed: string, id: string): number[] {
  const all = Array.from({ length: 24 }, (_, index) => index + 1)
  const next = numbersOf(seed, id)
  for (let last = 23; last > 0; last--) {
    const other = Math.floor(next() * (last + 1))
    const number = all[last] ?? 0
    all[last] = all[other] ?? 0
    all[other] = number
  }
  return all.slice(0, 6)
}

playTest('the clock draws the committed numbers, and tickets are paid by them', async (t, open) => {
  const player = await open.player()
  const draw = await open.launch(game, player)
  let { view } = draw.page
  for (let count = 0; count < 12; count++) {
    const { next, balance } = view
    const start = (count * 4) % 20
    const numbers = [1, 2, 3, 4].map((number) => number + start)
    const bought = await buy(draw, numbers.join(','))
    t.equal(minor(bought.balance), minor(balance) - 1_000)
    t.match(bought.tickets[0], { numbers, isOver: false, seed: '' })
    t.notOk(
      bought.draws.some(({ id }: ResponseBody) => id === next.id),
      'not drawn yet',
    )
    open.pass(minute)
    view = await draw.act('look')
    const [drawn] = view.draws
    t.equal(drawn.id, next.id)
    t.equal(sha256(drawn.seed), next.hash)
    t.same(drawn.numbers, drawnOf(drawn.seed, drawn.id))
    const hits = numbers.filter((number) => drawn.numbers.includes(number)).length
    t.equal(minor(view.balance), minor(bought.balance) + (payOf[hits] ?? 0))
  }
  const range = { date_from: '2026-06-01', date_to: '2026-06-01' }
  const bets = await open.post('/api/report/bets', { ...player, ...range, page: 1, per_page: 50 })
  t.match(bets, { total: 12, value: [{ status: 'SETTLED', game_type: 'LOTTERY' }] })
})

playTest('a ticket stays valid when its page is closed', async (t, open) => {
  const player = await open.player()
  const draw = await open.launch(game, player)
  await buy(draw)
  await open.post('/api/game/close', { ...player, game_session_id: draw.sessionId })
  const isOpen = async () => (await open.post('/api/game/recent', player)).value[0].has_open_round
  t.equal(await isOpen(), true)
  const again = await open.launch(game, player)
  t.match(again.page.view.tickets, [{ numbers: [1, 2, 3, 4], isOver: false }])
  open.pass(minute)
  t.equal(await isOpen(), false)
})

playTest(
  'wrong numbers, a late ticket and a passed limit are refused; a repeat buys nothing',
  async (t, open) => {
    const player = await open.player()
    const draw = await open.launch(game, player)
    for (const numbers of ['1,2,3', '1,2,3,3', '4,3,2,1', '0,1,2,3', '1,2,3,25', '1,2,3,4,5', 'a,b,c,d'])
      t.equal((await buy(draw, numbers)).error, 'invalidInput', numbers)
    t.equal((await buy(draw, '1,2,3,4', { bet: '1000.01' })).error, 'invalidInput')
    t.equal((await buy(draw, '1,2,3,4', { drawAt: 0 })).error, 'invalidInput')
    const once = { roundId: 'once' }
    const [first, second] = [await buy(draw, '1,2,3,4', once), await buy(draw, '1,2,3,4', once)]
    t.equal(second.balance, first.balance)
    open.pass(minute - 5_000)
    t.equal((await buy(draw)).error, 'drawClosed')
    open.pass(5_000)
    const limit = { kind: 'BET', period: 'DAY', amount: '15.00', password: 'Demo1234' }
    await open.post('/api/rg/limit_set', { ...player, ...limit, request_id: 'limit' })
    t.match(await buy(draw), { error: 'limitReached', kind: 'BET' })
    const poor = await open.launch(game, await open.player('poor'))
    t.equal((await buy(poor)).error, 'insufficientBalance')
  },
)

playTest('the odds and the return that are shown are those of the draw', async (t, open) => {
  const { rules } = (await open.launch(game, await open.player())).page
  // Every set of four numbers, against one draw: the chances are counts.
  const counts = [0, 0, 0, 0, 0]
  for (let a = 1; a <= 24; a++)
    for (let b = a + 1; b <= 24; b++)
      for (let c = b + 1; c <= 24; c++)
        for (let d = c + 1; d <= 24; d++) {
          const hits = [a, b, c, d].filter((number) => number <= 6).length
          counts[hits] = (counts[hits] ?? 0) + 1
        }
  const all = counts.reduce((sum, count) => sum + count, 0)
  t.match(rules.pays, [{ hundredths: 160 }, { hundredths: 900 }, { hundredths: 20_000 }])
  let share = 0
  for (const { hits, hundredths, chance } of rules.pays) {
    t.ok(Math.abs(chance - (counts[hits] ?? 0) / all) < 1e-9)
    share += (hundredths * (counts[hits] ?? 0)) / all
  }
  t.equal(rules.share, share.toFixed(2))
})
