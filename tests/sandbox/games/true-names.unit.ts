import t from 'tap'
import { pageOf } from '#demo-games/demo-games.ts'
import { makeGames } from '#sandbox/areas/games/catalogue/seed-catalogue.ts'

/** What a word in a name promises: the game of this page. */
const promised: Readonly<Record<string, string>> = {
  baccarat: 'baccarat',
  blackjack: 'table',
  'twenty-one': 'table',
  keno: 'keno',
  '3d draw': 'digits',
  bingo: 'bingo',
  plinko: 'plinko',
  sports: 'sports',
  wheel: 'wheel',
}

/** Games that nobody has made for the demo. */
const missing =
  /tongits|pusoy|poker|lucky nine|pai gow|teen patti|andar|roulette|claw|4d|6d|jackpot|megaways|cascade/i

t.test('a game is what its name says', async (t) => {
  const games = makeGames(1_000)
  const kept = new Set<string>()
  for (const { name, gameType, code } of games) {
    const page = pageOf(gameType, code)
    t.notMatch(name, missing)
    for (const [word, kind] of Object.entries(promised)) {
      if (!name.toLowerCase().includes(word)) continue
      kept.add(word)
      t.equal(page, kind, name)
    }
    if (Object.values(promised).includes(page))
      t.ok(
        Object.entries(promised).some(([word, kind]) => kind === page && name.toLowerCase().includes(word)),
        `${name} says that it is ${page}`,
      )
  }
  t.strictSame([...kept].toSorted(), Object.keys(promised).toSorted())
})
