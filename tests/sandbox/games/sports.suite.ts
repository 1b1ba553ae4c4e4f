import type { ResponseBody } from '../open-sandbox.ts'
import { minor, type OpenGame, type PlayTest, playTest, sha256 } from './play-test.ts'

const game = ['SABA', 'island-sportsbook'] as const
const minute = 60_000
const matchesOf = (view: ResponseBody): ResponseBody[] => view.matches
const openMatches = (view: ResponseBody) =>
  matchesOf(view).filter(({ selections }) => selections.some(({ odds }: ResponseBody) => odds !== ''))

/** The favorite to win of so many matches that have not begun, with its odds. */
const favorites = (view: ResponseBody, count: number) => winners(view, count, 0)

/** The same with the least likely winner of each match. */
const outsiders = (view: ResponseBody, count: number) => winners(view, count, -1)

function winners(view: ResponseBody, count: number, place: number): Record<string, string> {
  const upcoming = openMatches(view).filter(({ status }) => status === 'UPCOMING')
  const picks = upcoming.map(({ selections }) =>
    (selections as ResponseBody[])
      .filter(({ betType, odds }) => betType === '1X2' && odds !== '')
      .toSorted((a, b) => minor(a.odds) - minor(b.odds))
      .at(place),
  )
  return Object.fromEntries(picks.slice(0, count).map((pick) => [pick?.id, pick?.odds]))
}

const place = ({ act }: OpenGame, odds: object, more: object = {}) =>
  act('place', { roundId: crypto.randomUUID(), kind: 'SINGLE', stake: '100.00', odds, ...more })

const historyOf = async (open: PlayTest, player: object) => {
  const range = { date_from: '2026-06-01', date_to: '2026-06-01' }
  return open.post('/api/report/bets', { ...player, ...range, page: 1, per_page: 50 })
}

playTest('odds move, and a bet at other odds than those of now is not taken', async (t, open) => {
  const book = await open.launch(game, await open.player())
  const { view } = book.page
  t.equal(matchesOf(view).length, 14)
  const seen = favorites(view, 4)
  open.pass(2 * minute)
  const later = await book.act('look')
  const now = Object.fromEntries(
    matchesOf(later).flatMap(({ selections }) => selections.map(({ id, odds }: ResponseBody) => [id, odds])),
  )
  const moved = Object.keys(seen).filter((id) => now[id] !== seen[id])
  t.ok(moved.length > 0, 'some moved')
  const refused = await place(book, seen)
  t.match(refused, { ok: false, error: 'oddsChanged' })
  for (const id of Object.keys(seen)) t.equal(refused.odds[id], now[id], 'the odds of now')
  t.equal((await book.act('look')).balance, view.balance)
  const invented = { [moved[0] ?? '']: '99.00' }
  t.equal((await place(book, invented)).error, 'oddsChanged', 'odds that nobody offered')
  t.equal((await place(book, refused.odds)).ok, true)
})

playTest('single bets settle by the clock into the history and the statement', async (t, open) => {
  const player = await open.player()
  const book = await open.launch(game, player)
  const odds = favorites(book.page.view, 4)
  const placed = await place(book, odds)
  t.equal(minor(placed.balance), minor(book.page.view.balance) - 40_000)
  t.match(await historyOf(open, player), { total: 4, value: [{ status: 'OPEN', game_type: 'SPORTSBOOK' }] })
  t.match((await open.post('/api/game/recent', player)).value[0], { has_open_round: true })
  open.pass(20 * minute)
  const { bets, balance } = await book.act('look')
  const wins = bets.filter(({ legs }: ResponseBody) => legs[0].result === 'WIN')
  for (const { legs, win } of bets)
    t.equal(minor(win), legs[0].result === 'WIN' ? minor(odds[legs[0].id] ?? '') * 100 : 0)
  const won = wins.reduce((sum: number, { win }: ResponseBody) => sum + minor(win), 0)
  t.equal(minor(balance), minor(placed.balance) + won)
  const { value, totals } = await historyOf(open, player)
  t.equal(minor(totals.win), won)
  const detail = await open.post('/api/report/bet_detail', {
    ...{ ...player, bet_id: value[0].bet_id, provider_code: game[0] },
  })
  t.match(detail.value[0], { bet_type: 'SINGLE', stake: '100.00', odds: /^\d+\.\d\d$/ })
  t.match(detail.value[0].legs, [
    {
      ...{ bet_type: '1X2', criteria1: '', result: /^(WIN|LOSE)$/, home_team_name: /./, away_team_name: /./ },
      ...{ home_name_en: /./, home_name_php: /./, home_name_cn: /\p{Script=Han}/u },
      ...{ away_name_en: /./, away_name_php: /./, away_name_cn: /\p{Script=Han}/u },
    },
  ])
  t.ok([1, 2, 3].includes(detail.value[0].legs[0].home_away))
  const range = { date_from: '2026-06-01', date_to: '2026-06-01' }
  const statement = await open.post('/api/report/statement', { ...player, ...range })
  t.match(statement.value[0], { bet_total: '400.00', win_total: totals.win })
  t.match((await open.post('/api/game/recent', player)).value[0], { has_open_round: false })
})

playTest('a multiple multiplies its odds, and wins only as a whole', async (t, open) => {
  const book = await open.launch(game, await open.player())
  const odds = favorites(book.page.view, 2)
  t.equal((await place(book, odds, { kind: 'MULTIPLE' })).ok, true)
  const [first = 0, second = 0] = Object.values(odds).map(minor)
  const product = Math.floor((first * second) / 100)
  open.pass(20 * minute)
  const [bet] = (await book.act('look')).bets
  t.equal(minor(bet.odds), product)
  const isWon = bet.legs.every(({ result }: ResponseBody) => result === 'WIN')
  t.equal(minor(bet.win), isWon ? product * 100 : 0)
  const fresh = await book.act('look')
  const offers = openMatches(fresh).map(({ selections }): ResponseBody[] =>
    selections.filter(({ odds }: ResponseBody) => odds !== ''),
  )
  const same = offers.find(({ length }) => length > 1)?.slice(0, 2) ?? []
  const both = Object.fromEntries(same.map(({ id, odds }) => [id, odds]))
  t.equal(same.length, 2)
  t.equal((await place(book, both, { kind: 'MULTIPLE' })).error, 'invalidInput', 'two picks of one match')
})

playTest('nothing is taken on a match that is over or suspended, nor for a wrong stake', async (t, open) => {
  const book = await open.launch(game, await open.player())
  const odds = favorites(book.page.view, 1)
  for (const stake of ['0.99', '-5.00', '50000.01', '1e3', '5'])
    t.equal((await place(book, odds, { stake })).error, 'invalidInput', stake)
  for (const wrong of [{}, { 'm99-1:1X2:1': '1.50' }, { x: '1.50' }])
    t.equal((await place(book, wrong)).error, 'invalidInput')
  t.equal((await place(book, odds, { kind: 'SYSTEM' })).error, 'invalidInput')
  const many = outsiders(book.page.view, 8)
  const most = { kind: 'MULTIPLE', stake: '50000.00' }
  t.equal((await place(book, many, most)).error, 'amountAboveMax', 'more than can be won at most')
  open.pass(20 * minute)
  t.equal((await place(book, odds)).error, 'oddsChanged', 'over')
  let wasSuspended = false
  // One match of football in sixteen is without a goal; twelve in a row never are.
  for (let step = 0; step < 480 && !wasSuspended; step++) {
    open.pass(10_000)
    const closed = matchesOf(await book.act('look')).find(
      ({ status, sport, selections }) =>
        sport === 'football' &&
        status === 'LIVE' &&
        selections.every(({ odds }: ResponseBody) => odds === ''),
    )
    if (!closed) continue
    wasSuspended = true
    t.equal((await place(book, { [closed.selections[0].id]: '0.00' })).error, 'oddsChanged')
  }
  t.ok(wasSuspended, 'a goal suspends a match')
})

playTest('a match is committed to before it ends, and its seed is told after', async (t, open) => {
  const book = await open.launch(game, await open.player())
  const hashes = new Map(matchesOf(book.page.view).map(({ id, hash }) => [id, hash]))
  open.pass(9 * minute)
  let told = 0
  for (const { id, seed, status } of matchesOf(await book.act('look'))) {
    if (status === 'UPCOMING') t.equal(seed, '')
    if (seed === '' || !hashes.has(id)) continue
    told += 1
    t.equal(sha256(seed), hashes.get(id))
  }
  t.ok(told > 0)
})

playTest('a slip is taken once, whole or not at all, and within limits', async (t, open) => {
  const player = await open.player()
  const book = await open.launch(game, player)
  const odds = favorites(book.page.view, 2)
  const roundId = crypto.randomUUID()
  const slip = () => place(book, odds, { roundId })
  const [first, second] = await Promise.all([slip(), slip()])
  t.equal(minor(first.balance), minor(book.page.view.balance) - 20_000)
  t.equal(second.balance, first.balance)
  const limit = { kind: 'BET', period: 'DAY', amount: '350.00', password: 'Demo1234' }
  await open.post('/api/rg/limit_set', { ...player, ...limit, request_id: 'limit' })
  t.match(await place(book, odds), { error: 'limitReached', kind: 'BET' })
  t.equal((await book.act('look')).balance, first.balance, 'not even the first of the two')
  const poor = await open.launch(game, await open.player('poor'))
  t.equal((await place(poor, odds)).error, 'insufficientBalance')
})
