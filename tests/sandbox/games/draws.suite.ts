import type { ResponseBody } from '../open-sandbox.ts'
import { minor, numbersOf, type OpenGame, playTest, sha256 } from './play-test.ts'

const game = ['TCGLOTTERY', 'luzon-keno'] as const
const minute = 60_000
const buy = ({ act }: OpenGame, numbers = '1,2,3,4', more: object = {}) =>
  act('buy', { roundId: crypto.randomUUID(), bet: '10.00', numbers, ...more })
const payOf = [0, 0, 1600, 9000, 200_000]

/** The six numbers of a draw, as the rules describe them: 24 numbers, shuffled by Fisher and Yates. */
const drawnOf = (seed: string, id: string) => shuffledBy(seed, id, 24).slice(0, 6)

playTest('the clock draws the committed numbers of keno, and tickets are paid by them', async (t, open) => {
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

playTest('the odds and the return that are shown are those of keno', async (t, open) => {
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

/** The random items of a list in the order of a seed, as the rules describe it. */
function shuffledBy(seed: string, id: string, count: number): number[] {
  const all = Array.from({ length: count }, (_, index) => index + 1)
  const next = numbersOf(seed, id)
  for (let last = count - 1; last > 0; last--) {
    const other = Math.floor(next() * (last + 1))
    const number = all[last] ?? 0
    all[last] = all[other] ?? 0
    all[other] = number
  }
  return all
}

playTest('three digits are drawn, and a ticket is paid by those in place', async (t, open) => {
  const draw = await open.launch(['TCGLOTTERY', 'manila-3d-draw'], await open.player())
  const payOfDigits = [0, 0, 12_000, 600_000]
  for (let count = 0; count < 12; count++) {
    const digits = [count % 10, (count * 3) % 10, 7]
    const bought = await buy(draw, digits.join(','))
    open.pass(minute)
    const { draws, balance } = await draw.act('look')
    const next = numbersOf(draws[0].seed, draws[0].id)
    t.same(
      draws[0].numbers,
      digits.map(() => Math.floor(next() * 10)),
    )
    const hits = digits.filter((digit, place) => digit === draws[0].numbers[place]).length
    t.equal(minor(balance), minor(bought.balance) + (payOfDigits[hits] ?? 0))
  }
  for (const numbers of ['1,2', '1,2,3,4', '1,2,10', '1,2,', '1,-1,2'])
    t.equal((await buy(draw, numbers)).error, 'invalidInput', numbers)
  const { pays, share } = draw.page.rules
  t.match(pays, [
    { hits: 2, hundredths: 1_200, chance: 0.027 },
    { hits: 3, hundredths: 60_000, chance: 0.001 },
  ])
  t.equal(share, '92.40')
})

/** The columns of a card, whose middle one leaves the free square out. */
const cardFrom = (start: number) =>
  [0, 1, 2, 3, 4].flatMap((column) =>
    Array.from({ length: column === 2 ? 4 : 5 }, (_, row) => column * 15 + 1 + ((start + row * 3) % 15)),
  )

/** The full lines of a card: its columns, its rows and both diagonals. */
function fullLines(card: readonly number[], called: ReadonlySet<number>): number {
  const squares = [...card.slice(0, 12), 0, ...card.slice(12)]
  const isFull = (places: readonly number[]) =>
    places.every((place) => place === 12 || called.has(squares[place] ?? 0))
  const five = [0, 1, 2, 3, 4]
  const lines = [
    ...five.map((column) => five.map((row) => column * 5 + row)),
    ...five.map((row) => five.map((column) => column * 5 + row)),
    [0, 6, 12, 18, 24],
    [4, 8, 12, 16, 20],
  ]
  return lines.filter(isFull).length
}

const payOfLines = (lines: number) => [0, 2_000, 7_000, 25_000, 100_000][Math.min(lines, 4)] ?? 0

playTest('bingo calls 35 of 75 balls, and a card is paid by its full lines', async (t, open) => {
  const bingo = await open.launch(['JILI', 'fiesta-bingo'], await open.player())
  for (let count = 0; count < 12; count++) {
    const card = cardFrom(count)
    const bought = await buy(bingo, card.join(','))
    open.pass(minute)
    const { draws, balance } = await bingo.act('look')
    t.same(draws[0].numbers, shuffledBy(draws[0].seed, draws[0].id, 75).slice(0, 35))
    const lines = fullLines(card, new Set(draws[0].numbers))
    t.equal(minor(balance), minor(bought.balance) + payOfLines(lines))
  }
  const card = cardFrom(0)
  const wrong = [
    card.slice(1),
    [...card, 75],
    card.with(0, 16),
    card.with(0, card[1] ?? 0),
    card.toReversed(),
  ]
  for (const numbers of wrong) t.equal((await buy(bingo, numbers.join(','))).error, 'invalidInput')
})

playTest('the chances of bingo that are shown are those of its balls', async (t, open) => {
  const { rules } = (await open.launch(['JILI', 'fiesta-bingo'], await open.player())).page
  t.same(
    rules.pays.map(({ hits, hundredths }: ResponseBody) => [hits, hundredths * 10]),
    [1, 2, 3, 4].map((lines) => [lines, payOfLines(lines)]),
  )
  const card = cardFrom(0)
  const counts = [0, 0, 0, 0, 0]
  const rounds = 60_000
  for (let round = 0; round < rounds; round++) {
    const called = new Set<number>()
    while (called.size < 35) called.add(1 + Math.floor(Math.random() * 75))
    const lines = Math.min(fullLines(card, called), 4)
    counts[lines] = (counts[lines] ?? 0) + 1
  }
  let share = 0
  for (const { hits, hundredths, chance } of rules.pays) {
    const deviation = Math.sqrt((chance * (1 - chance)) / rounds)
    t.ok(Math.abs(chance - (counts[hits] ?? 0) / rounds) < 6 * deviation, `${hits}: ${counts[hits]}`)
    share += hundredths * chance
  }
  t.equal(rules.share, share.toFixed(2))
})

playTest('games of one kind have draws of their own', async (t, open) => {
  const player = await open.player()
  const [manila, visayas] = [
    await open.launch(['TCGLOTTERY', 'manila-3d-draw'], player),
    await open.launch(['TCGLOTTERY', 'visayas-3d-draw'], player),
  ]
  t.notSame(
    manila.page.view.draws.map(({ numbers }: ResponseBody) => numbers),
    visayas.page.view.draws.map(({ numbers }: ResponseBody) => numbers),
  )
})
