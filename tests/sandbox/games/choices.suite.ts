import { playCoup } from '#demo-games/games/baccarat.ts'
import { gameTypes } from '#sandbox/areas/games/catalogue/provider-facts.ts'
import type { ResponseBody } from '../open-sandbox.ts'
import { hasToGoOn, minor, numbersOf, type OpenGame, playTest, sha256 } from './play-test.ts'

interface Case {
  name: string
  game: readonly [string, string]
  choices: readonly string[]
  /** What a choice pays by the seed, in hundredths, as the rules describe it. */
  expected(seed: string, roundId: string, choice: string): number
}

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const points = (hand: readonly string[]) =>
  hand.reduce((sum, card) => {
    const value = ranks.indexOf(card.slice(0, -1)) + 1
    return sum + (value >= 10 ? 0 : value)
  }, 0) % 10

/** The first cards of eight decks in the order of a seed. */
function shoeOf(seed: string, roundId: string): string[] {
  const deck = ['S', 'H', 'D', 'C'].flatMap((suit) => ranks.map((rank) => rank + suit))
  const shoe = Array.from({ length: 8 }, () => deck).flat()
  const next = numbersOf(seed, roundId)
  for (let last = shoe.length - 1; last > 0; last--) {
    const other = Math.floor(next() * (last + 1))
    const card = shoe[last] ?? ''
    shoe[last] = shoe[other] ?? ''
    shoe[other] = card
  }
  return shoe
}

/** The banker draws to these third cards of the player, by the banker's total. */
const tableau = ['0123456789', '0123456789', '0123456789', '012345679', '234567', '4567', '67', '']

function coupOf([a = '', b = '', c = '', d = '', e = '', f = '']: readonly string[]): string {
  const [player, banker] = [
    [a, c],
    [b, d],
  ]
  if (points(player) < 8 && points(banker) < 8) {
    const total = points(banker)
    if (points(player) <= 5) {
      player.push(e)
      if (tableau[total]?.includes(String(points([e])))) banker.push(f)
    } else if (total <= 5) banker.push(e)
  }
  const difference = points(player) - points(banker)
  return difference === 0 ? 'tie' : difference > 0 ? 'player' : 'banker'
}

function winnerOf(seed: string, roundId: string): string {
  let point = numbersOf(seed, roundId)()
  for (const [index, chance] of [0.3, 0.22, 0.18, 0.14, 0.1, 0.06].entries()) {
    point -= chance
    if (point < 0) return String(index + 1)
  }
  return '6'
}

/** What the cups of Plinko pay, from the left: the ball goes right at each of eight rows by a number of the seed. */
const cups: Record<string, readonly number[]> = {
  low: [560, 210, 110, 100, 50, 100, 110, 210, 560],
  medium: [1300, 300, 130, 70, 40, 70, 130, 300, 1300],
  high: [2900, 400, 150, 30, 20, 30, 150, 400, 2900],
}

function cupOf(seed: string, roundId: string): number {
  const next = numbersOf(seed, roundId)
  return Array.from({ length: 8 }, () => next()).filter((number) => number >= 0.5).length
}

const racePays: Record<string, number> = { 1: 313, 2: 427, 3: 522, 4: 671, 5: 940, 6: 1566 }
const cases: readonly Case[] = [
  {
    ...{ name: 'baccarat', game: ['PPLAY', 'sampaguita-baccarat'], choices: ['player', 'banker', 'tie'] },
    expected(seed, roundId, choice) {
      const winner = coupOf(shoeOf(seed, roundId))
      if (winner === choice) return { player: 200, banker: 195, tie: 1000 }[choice] ?? 0
      return winner === 'tie' ? 100 : 0
    },
  },
  {
    ...{ name: 'dice', game: ['SPRIBE', 'dice-hash'], choices: ['under-50', 'under-95', 'under-7'] },
    expected(seed, roundId, choice) {
      const target = Number(choice.slice('under-'.length))
      return numbersOf(seed, roundId)() * 10_000 < target * 100 ? Math.floor(9900 / target) : 0
    },
  },
  {
    ...{ name: 'a race', game: ['SABA', 'santa-ana-derby'], choices: ['1', '2', '6'] },
    expected: (seed, roundId, choice) => (winnerOf(seed, roundId) === choice ? (racePays[choice] ?? 0) : 0),
  },
]

playTest('a ball of Plinko falls by its committed seed, and every risk pays back 99%', async (t, open) => {
  const plinko = await open.launch(['JILI', 'mayon-plinko'], await open.player())
  const { rules } = plinko.page
  t.same(rules.cups, cups)
  for (const pays of Object.values(cups)) {
    const share = pays.reduce((sum, pay, cup) => sum + pay * rules.chances[cup], 0)
    t.ok(Math.abs(share - 99) < 0.5, `${share}`)
  }
  t.ok(Math.abs(rules.chances.reduce((sum: number, chance: number) => sum + chance, 0) - 1) < 1e-9)
  for (let count = 0; count < 24; count++) {
    const { nextHash, balance } = await plinko.act('look')
    const risk = ['low', 'medium', 'high'][count % 3] ?? ''
    const view = await bet(plinko, risk)
    const { seed, roundId, win } = view.round
    t.equal(sha256(seed), nextHash)
    t.equal(minor(win), (cups[risk]?.[cupOf(seed, roundId)] ?? 0) * 10)
    t.equal(minor(view.balance), minor(balance) - 1_000 + minor(win))
  }
  t.equal((await bet(plinko, 'toString')).error, 'invalidInput')
})

const bet = ({ act }: OpenGame, choice: string, more: object = {}) =>
  act('bet', { roundId: crypto.randomUUID(), bet: '10.00', choice, ...more })

for (const { name, game, choices, expected } of cases)
  playTest(`${name} follows from its committed seed, and pays what the rules say`, async (t, open) => {
    const launched = await open.launch(game, await open.player())
    let { nextHash, balance } = launched.page.view
    const outcomes = new Set<boolean>()
    for (let count = 0; hasToGoOn(count, 24, outcomes); count++) {
      const choice = choices[count % choices.length] ?? ''
      const view = await bet(launched, choice)
      const { roundId, seed, win } = view.round
      t.equal(sha256(seed), nextHash)
      t.equal(minor(win), expected(seed, roundId, choice) * 10, choice)
      t.equal(minor(view.balance), minor(balance) - 1_000 + minor(win))
      outcomes.add(minor(win) > 0)
      ;({ nextHash, balance } = view)
    }
    t.equal(outcomes.size, 2, 'won and lost')
  })

playTest('the wheel stops by its committed seed, and every bet pays back the same', async (t, open) => {
  const wheel = await open.launch(['YBAT', 'pista-wheel'], await open.player())
  const { segments, bets } = wheel.page.rules
  t.equal(segments.length, 50)
  for (const { multiple, chance } of bets) {
    t.equal(chance, segments.filter((one: number) => one === multiple).length / 50)
    t.ok(Math.abs(multiple * chance - 0.96) < 1e-9)
  }
  for (let count = 0; count < 30; count++) {
    const { nextHash } = await wheel.act('look')
    const { round } = await bet(wheel, '2')
    t.equal(sha256(round.seed), nextHash)
    const multiple = segments[Math.floor(numbersOf(round.seed, round.roundId)() * 50)]
    t.equal(minor(round.win), multiple === 2 ? 2_000 : 0)
  }
})

playTest('the chances that are shown are those of the rules', async (t, open) => {
  const table = await open.launch(['PPLAY', 'sampaguita-baccarat'], await open.player())
  const deck = ['S', 'H', 'D', 'C'].flatMap((suit) => ranks.map((rank) => rank + suit))
  const rounds = 200_000
  const counts: Record<string, number> = { player: 0, banker: 0, tie: 0 }
  for (let count = 0; count < rounds; count++) {
    const { winner } = playCoup(Array.from({ length: 6 }, () => deck[Math.floor(Math.random() * 52)] ?? ''))
    counts[winner] = (counts[winner] ?? 0) + 1
  }
  // Six standard deviations, and what eight decks differ from endless ones.
  for (const { name, chance } of table.page.rules.bets)
    t.ok(Math.abs(chance - (counts[name] ?? 0) / rounds) < 0.008, `${name}: ${counts[name]}`)
  const race = await open.launch(['SABA', 'santa-ana-derby'], await open.player())
  for (const { chance, pays } of race.page.rules.horses) t.ok(Math.abs((chance * pays) / 100 - 0.94) < 0.005)
})

playTest('a page cannot invent a choice, a bet or a win; a repeat costs nothing', async (t, open) => {
  const dice = await open.launch(['SPRIBE', 'dice-hash'], await open.player())
  for (const choice of ['under-0', 'under-96', 'under-5.5', 'over-50', 'toString', ''])
    t.equal((await bet(dice, choice)).error, 'invalidInput', choice)
  t.equal((await bet(dice, 'under-50', { bet: '-10.00' })).error, 'invalidInput')
  t.equal((await bet(dice, 'under-50', { win: '1000.00' })).error, 'invalidInput')
  const once = { roundId: 'once' }
  const [first, second] = await Promise.all([bet(dice, 'under-50', once), bet(dice, 'under-95', once)])
  t.equal(second.balance, first.balance)
  t.same(second.round, first.round)
  const poor = await open.launch(['SPRIBE', 'dice-hash'], await open.player('poor'))
  t.equal((await bet(poor, 'under-50')).error, 'insufficientBalance')
})

const kinds: Record<string, string> = {
  SLOTS: 'slot',
  LIVECASINO: 'baccarat',
  SPORTSBOOK: 'sports',
  FISH: 'fishing',
  TABLE: 'table',
  LOTTERY: 'digits',
  HORSERACING: 'race',
  BINGO: 'bingo',
  ARCADE: 'plinko',
  CRASH: 'crash',
  HASHGAME: 'dice',
  SPIN: 'wheel',
}

playTest('a game of each type that is offered opens a game of its own kind', async (t, open) => {
  const [player, site] = [await open.player(), await open.site()]
  const first = new Map<string, ResponseBody>()
  for (const game_type of gameTypes) {
    const { value } = await open.post('/api/product/game_list', { ...site, game_type, per_page: 50 })
    const game = value.find(({ is_maintenance }: ResponseBody) => !is_maintenance)
    if (game) first.set(game_type, game)
  }
  t.same([...first.keys()].toSorted(), Object.keys(kinds).toSorted())
  for (const [gameType, { provider_code, game_code }] of first) {
    const launched = await open.post('/api/game/launch', {
      ...{ ...site, ...player, provider_code, game_code, game_type: gameType, request_id: gameType },
      ...{ platform: 'MOBILE', lang: 'EN', mode: 'REAL', lobby_url: '/', deposit_url: '' },
    })
    t.equal(new URL(launched.value[0].game_url).pathname, `/play/${kinds[gameType]}`, gameType)
  }
})
