import t from 'tap'
import { catalogueOf, findGame, queryGames } from '#bff/areas/games/public-catalogue.ts'
import { makeGames } from '#sandbox/areas/games/catalogue/seed-catalogue.ts'
import { gameOf } from '../../../support/game-of.ts'

const games = catalogueOf([
  gameOf('Jade Dragon Rush', { gameNameLocal: '玉龙狂潮', isHot: true }),
  gameOf('Señor Buffalo', {
    gameNameLocal: 'Kalabaw ni Ñiño',
    providerCode: 'PPLAY',
    providerName: 'Pragmatic Play',
  }),
  gameOf("Queen's Pearl", { isNew: true, category: 'fishing' }),
  gameOf('Ace Parlor', { providerCode: 'FACHAI', providerName: 'Fa Chai' }),
  gameOf('Pearl Diver', { category: 'fishing', providerCode: 'PPLAY', providerName: 'Pragmatic Play' }),
])

const named = (filter: Parameters<typeof queryGames>[1]) =>
  queryGames(games, filter).games.map(({ gameName }) => gameName)

t.test('a game comes out of the catalogue as it went in', async (t) => {
  const game = gameOf('Jade Dragon Rush', {
    gameNameLocal: '玉龙狂潮',
    isHot: true,
    rtp: '95.58',
    volatility: 'MEDIUM',
  })
  t.strictSame(queryGames(catalogueOf([game]), {}).games, [game])
  const plain = gameOf('Ace Parlor')
  t.strictSame(queryGames(catalogueOf([plain]), {}).games, [plain])
})

t.test('search ignores case, accents, punctuation, spaces and word order', async (t) => {
  const jade = ['Jade Dragon Rush']
  for (const q of ['jade', 'JADE DRAGON', 'dragon jade', 'jadedragon', '  rush ', 'ade dra'])
    t.same(named({ q }), jade, q)
  for (const q of ['senor', 'SEÑOR', 'señor buffalo', 'nino', 'pragmatic buff'])
    t.same(named({ q }), ['Señor Buffalo'], q)
  for (const q of ['queens', "queen's", 'queen’s pearl']) t.same(named({ q }), ["Queen's Pearl"], q)
})

t.test('search finds names in every language, and providers', async (t) => {
  t.same(named({ q: '玉龙' }), ['Jade Dragon Rush'])
  t.same(named({ q: 'kalabaw' }), ['Señor Buffalo'])
  t.same(named({ q: 'fachai' }), ['Ace Parlor'])
  t.same(named({ q: 'fa chai' }), ['Ace Parlor'])
})

t.test('search allows one typo in a word of four letters or more', async (t) => {
  const slips = {
    'a wrong letter': 'dragan',
    'the first letter wrong': 'bragon',
    'a letter missing': 'drgon',
    'a letter too many': 'draggon',
    'two letters swapped': 'dargon',
    'the end not typed yet': 'drgo',
    'one slip in each word': 'jede dragn',
    'a wrong sign': '玉龙狂朝',
  }
  for (const [slip, q] of Object.entries(slips)) t.same(named({ q }), ['Jade Dragon Rush'], slip)
  t.same(named({ q: 'kalabow ñino' }), ['Señor Buffalo'], 'in Filipino, accents aside')
  t.same(named({ q: 'drgan' }), [], 'two slips in a word are another word')
  t.same(named({ q: 'aze' }), [], 'a short word has no slips')
  t.same(named({ q: 'jde dragn' }), ['Jade Dragon Rush'], 'but beside another it may')
  t.same(named({ q: 'jx dragn' }), [], 'and never one of two letters')
  t.same(named({ q: '!!' }), [], 'signs alone are no search')
})

t.test('exact matches are returned without fuzzy ones', async (t) => {
  t.same(named({ q: 'pearl' }), ['Pearl Diver', "Queen's Pearl"])
  t.same(named({ q: 'parlo' }), ['Ace Parlor'], 'not Pearl, though only a slip away')
})

t.test(
  'games whose name begins with the words come first, those of a provider of that name last',
  async (t) => {
    const tigers = catalogueOf([
      gameOf('Amber Cascade', { providerCode: 'REDTIGER', providerName: 'Red Tiger', isNew: true }),
      gameOf('Monk of the Big Tigers'),
      gameOf('Golden Tiger Monk'),
      gameOf('Tiger Monk', { isNew: true }),
    ])
    const found = (filter: Parameters<typeof queryGames>[1]) =>
      queryGames(tigers, filter).games.map(({ gameName }) => gameName)
    t.same(found({ q: 'tiger' }), [
      'Tiger Monk',
      'Monk of the Big Tigers',
      'Golden Tiger Monk',
      'Amber Cascade',
    ])
    t.same(found({ q: 'tiger monk' }), ['Tiger Monk', 'Golden Tiger Monk', 'Monk of the Big Tigers'])
    t.same(found({ q: 'tiger', sort: 'new' }).slice(0, 2), ['Amber Cascade', 'Tiger Monk'], 'unless sorted')
  },
)

t.test('typos are allowed within the selected category', async (t) => {
  t.same(named({ q: 'pearl', category: 'slots' }), ['Ace Parlor'], 'there is no pearl among slots')
  t.same(named({ q: 'perl', category: 'fishing' }), ["Queen's Pearl", 'Pearl Diver'])
})

t.test('sorting, paging and filters combine; providers are counted before their own filter', async (t) => {
  t.same(named({ sort: 'az' }), [
    'Ace Parlor',
    'Jade Dragon Rush',
    'Pearl Diver',
    "Queen's Pearl",
    'Señor Buffalo',
  ])
  t.equal(named({ sort: 'new' })[0], "Queen's Pearl")
  t.same(named({ sort: 'az', page: 2, perPage: 2 }), ['Pearl Diver', "Queen's Pearl"])
  t.same(named({ category: 'hot' }), ['Jade Dragon Rush'])
  const page = queryGames(games, { q: 'pearl', provider: 'PPLAY' })
  t.equal(page.total, 1)
  t.same(
    page.providers.map(({ code, count }) => [code, count]),
    [
      ['JILI', 1],
      ['PPLAY', 1],
    ],
  )
})

t.test('a game is found by its provider and code', async (t) => {
  t.equal(findGame(games, { providerCode: 'FACHAI', gameCode: 'ace-parlor' })?.gameName, 'Ace Parlor')
  t.equal(findGame(games, { providerCode: 'JILI', gameCode: 'ace-parlor' }), undefined)
})

t.test('the index of a list is built once', async (t) => {
  const many = makeGames(5000).map(({ name, local, providerCode }) =>
    gameOf(name, { gameNameLocal: local, providerCode, providerName: providerCode }),
  )
  let reads = 0
  const watched = many.map((one) => ({
    ...one,
    get gameNameLocal() {
      reads += 1
      return one.gameNameLocal
    },
  }))
  Object.freeze(watched)
  for (const q of ['dragon', 'drgaon', 'golden tigr', '玉龙狂朝', 'nothing like it'])
    queryGames(catalogueOf(watched), { q })
  t.equal(reads, 5000)
})
