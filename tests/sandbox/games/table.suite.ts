import type { ResponseBody } from '../open-sandbox.ts'
import { minor, numbersOf, type OpenGame, type PlayTest, playTest, sha256 } from './play-test.ts'

const game = ['JILI', 'makati-blackjack'] as const
const deal = ({ act }: OpenGame, bet = '100.00', roundId: string = crypto.randomUUID()) =>
  act('start', { roundId, bet })
const decide = ({ act }: OpenGame, decision: string, { roundId, player }: ResponseBody) =>
  act(decision, { roundId, step: player.length })

/** Deals until a hand is open that no single card can end. */
async function openHand(table: OpenGame): Promise<ResponseBody> {
  for (;;) {
    const view = await deal(table, '10.00')
    if (view.round.isOver) continue
    if (view.round.total < 10) return view
    await decide(table, 'stand', view.round)
  }
}

/** The cards in the order of a seed, as the rules describe them: six decks, shuffled by Fisher and Yates. */
function shoeOf(seed: string, roundId: string): string[] {
  const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
  const deck = ['S', 'H', 'D', 'C'].flatMap((suit) => ranks.map((rank) => rank + suit))
  const shoe = Array.from({ length: 6 }, () => deck).flat()
  const next = numbersOf(seed, roundId)
  for (let last = shoe.length - 1; last > 0; last--) {
    const other = Math.floor(next() * (last + 1))
    const card = shoe[last] ?? ''
    shoe[last] = shoe[other] ?? ''
    shoe[other] = card
  }
  return shoe
}

playTest('a hand follows from its seed, and pays what the cards say', async (t, open) => {
  const table = await open.launch(game, await open.player())
  let { nextHash, balance } = table.page.view
  const outcomes = new Set<number>()
  for (let count = 0; count < 60; count++) {
    let view = await deal(table)
    while (!view.round.isOver) {
      t.equal(view.round.dealer.length, 1, 'the dealer’s other card is hidden')
      t.equal(view.round.seed, '')
      view = await decide(table, view.round.total < 15 ? 'hit' : 'stand', view.round)
    }
    const { roundId, seed, hash, player, dealer, total, dealerTotal, win } = view.round
    t.equal(sha256(seed), nextHash)
    t.equal(hash, nextHash)
    const [a, b, c, d, ...rest] = shoeOf(seed, roundId)
    const hits = player.length - 2
    t.same(player, [a, c, ...rest.slice(0, hits)])
    t.same(dealer, [b, d, ...rest.slice(hits, hits + dealer.length - 2)])
    if (total <= 21 && player.length > 2) t.ok(dealerTotal >= 17, 'the dealer draws to 16')
    const isNatural = total === 21 && player.length === 2
    const isDealerNatural = dealerTotal === 21 && dealer.length === 2
    const isLost = total > 21 || (dealerTotal <= 21 && dealerTotal > total) || (isDealerNatural && !isNatural)
    const isPush = !isLost && total === dealerTotal && isNatural === isDealerNatural
    const pays = isLost ? 0 : isPush ? 100 : isNatural ? 250 : 200
    t.equal(minor(win), pays * 100, `${player} against ${dealer}`)
    t.equal(minor(view.balance), minor(balance) - 10_000 + minor(win))
    outcomes.add(pays)
    ;({ nextHash, balance } = view)
  }
  t.ok(outcomes.has(0) && outcomes.has(200))
})

playTest('doubling takes the bet again, gives one card, and settles both bets', async (t, open) => {
  const player = await open.player()
  const table = await open.launch(game, player)
  const { round, balance } = await openHand(table)
  const doubled = await decide(table, 'double', round)
  t.match(doubled.round, { isOver: true, bet: '20.00' })
  t.equal(doubled.round.player.length, 3)
  t.equal(minor(doubled.balance), minor(balance) - 1_000 + minor(doubled.round.win))
  const range = { date_from: '2026-06-01', date_to: '2026-06-01' }
  const bets = await open.post('/api/report/bets', { ...player, ...range, page: 1, per_page: 50 })
  const both = bets.value.filter((bet: ResponseBody) => bet.round_id === round.roundId)
  t.match(both, [
    { status: 'SETTLED', bet_amount: '10.00' },
    { status: 'SETTLED', bet_amount: '10.00' },
  ])
  t.equal(minor(both[0].win_amount) + minor(both[1].win_amount), minor(doubled.round.win))
})

playTest('a decision counts once, and only about the hand that was seen', async (t, open) => {
  const table = await open.launch(game, await open.player())
  const { round } = await openHand(table)
  const hit = () => decide(table, 'hit', round)
  const [first, second] = await Promise.all([hit(), hit()])
  t.same(second.round.player, first.round.player, 'one card')
  t.equal(first.round.player.length, 3)
  if (!first.round.isOver)
    t.equal((await decide(table, 'double', first.round)).error, 'invalidInput', 'too late')
  const errors = [
    await table.act('hit', { roundId: round.roundId, step: 3, card: 'AS' }),
    await deal(table, '7.77'),
    await table.act('win', { roundId: round.roundId }),
  ]
  for (const { error } of errors) t.equal(error, 'invalidInput')
})

playTest('a hand waits for its player, and goes on in another page', async (t, open) => {
  const player = await open.player()
  const first = await open.launch(game, player)
  const { round } = await openHand(first)
  t.equal((await deal(first)).error, 'pendingExists')
  await open.post('/api/game/close', { ...player, game_session_id: first.sessionId })
  open.pass(3 * 86_400_000)
  const again = await open.launch(game, await open.player())
  t.match(again.page.view.round, { roundId: round.roundId, player: round.player, isOver: false })
  t.match((await open.post('/api/game/recent', await open.player())).value[0], { has_open_round: true })
  t.match(await decide(again, 'stand', round), { round: { isOver: true } })
})

playTest('limits and the balance stop a bet and a double', async (t, open: PlayTest) => {
  const player = await open.player()
  const table = await open.launch(game, player)
  const { round, balance } = await openHand(table)
  const limit = { kind: 'BET', period: 'DAY', amount: '10.00', password: 'Demo1234' }
  await open.post('/api/rg/limit_set', { ...player, ...limit, request_id: 'limit' })
  t.match(await decide(table, 'double', round), { ok: false, error: 'limitReached' })
  t.equal((await table.act('look')).balance, balance)
  t.match(await decide(table, 'stand', round), { ok: true }, 'the hand can be ended')
  t.match(await deal(table), { ok: false, error: 'limitReached' })
  const poor = await open.launch(game, await open.player('poor'))
  t.equal((await deal(poor)).error, 'insufficientBalance')
})
