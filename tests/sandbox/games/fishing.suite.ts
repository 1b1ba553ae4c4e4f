import { hasToGoOn, minor, numbersOf, type OpenGame, playTest, sha256 } from './play-test.ts'

const game = ['JILI', 'coral-hunter'] as const
const pays: Record<string, number> = { minnow: 2, reef: 4, octopus: 10, shark: 25, chest: 60, dragon: 150 }
const shoot = ({ act }: OpenGame, prey: string, more: object = {}) =>
  act('bet', { roundId: crypto.randomUUID(), bet: '10.00', choice: prey, ...more })

playTest('a shot catches by its committed seed and the odds shown', async (t, open) => {
  const fishing = await open.launch(game, await open.player())
  for (const { name, pays: shown, chance } of fishing.page.rules.prey) {
    t.equal(shown, pays[name])
    t.ok(Math.abs(chance * shown - 0.95) < 1e-9)
  }
  let { nextHash, balance } = fishing.page.view
  const outcomes = new Set<boolean>()
  for (let count = 0; hasToGoOn(count, 90, outcomes); count++) {
    const prey = Object.keys(pays)[count % 3] ?? ''
    const view = await shoot(fishing, prey)
    const { roundId, seed, win } = view.round
    t.equal(sha256(seed), nextHash)
    const isCaught = numbersOf(seed, roundId)() < 0.95 / (pays[prey] ?? 1)
    t.equal(minor(win), isCaught ? 1_000 * (pays[prey] ?? 0) : 0)
    t.equal(minor(view.balance), minor(balance) - 1_000 + minor(win))
    outcomes.add(isCaught)
    ;({ nextHash, balance } = view)
  }
  t.equal(outcomes.size, 2, 'caught and missed')
})

playTest('a page cannot invent prey, bets or wins; a repeat costs nothing; limits hold', async (t, open) => {
  const player = await open.player()
  const fishing = await open.launch(game, player)
  for (const prey of ['whale', 'toString', ''])
    t.equal((await shoot(fishing, prey)).error, 'invalidInput', prey)
  t.equal((await shoot(fishing, 'minnow', { bet: '-10.00' })).error, 'invalidInput')
  t.equal((await shoot(fishing, 'minnow', { win: '1000.00' })).error, 'invalidInput')
  const once = { roundId: 'once' }
  const [first, second] = await Promise.all([shoot(fishing, 'dragon', once), shoot(fishing, 'minnow', once)])
  t.equal(second.balance, first.balance)
  t.same(second.round, first.round)
  const limit = { kind: 'BET', period: 'DAY', amount: '15.00', password: 'Demo1234' }
  await open.post('/api/rg/limit_set', { ...player, ...limit, request_id: 'limit' })
  t.match(await shoot(fishing, 'minnow'), { error: 'limitReached', kind: 'BET' })
  const poor = await open.launch(game, await open.player('poor'))
  t.equal((await shoot(poor, 'minnow')).error, 'insufficientBalance')
})
