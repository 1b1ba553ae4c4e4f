import type { Game } from '@marquee/contracts/areas/games/catalogue'
import type { GameSort } from '@marquee/contracts/areas/games/lists'
import { createGameSearch, type GameSearch } from '@marquee/contracts/areas/games/search'
import type { RequestOf, ResponseOf } from '@marquee/contracts/operations'

type Filter = RequestOf<'listGames'>['query']
type GamesResponse = ResponseOf<'listGames'>
type ProviderCount = Omit<GamesResponse['providers'][number], 'imageUrl'>
type GamePage = Pick<GamesResponse, 'games' | 'total' | 'page' | 'perPage'> & { providers: ProviderCount[] }
type GameKey = Pick<Game, 'providerCode' | 'gameCode'>

const defaultPerPage = 60

/**
 * One page of games, filtered and sorted. `games` are in the platform's order of popularity. Providers are counted over
 * the games that match all filters but the provider, so that a visitor can switch to another provider.
 */
export function queryGames(games: readonly Game[], filter: Filter): GamePage {
  const { category, provider, q, sort = 'hot', page = 1, perPage = defaultPerPage } = filter
  const lookups = indexOf(games)
  const inCategory = category
    ? lookups.order(sort).filter((index) => isInCategory(games[index], category))
    : lookups.order(sort)
  const matching = q === undefined ? inCategory : searchGames(lookups.search(), inCategory, q, sort)
  const filtered = provider ? matching.filter((index) => games[index]?.providerCode === provider) : matching
  const from = (page - 1) * perPage
  return {
    games: gamesAt(games, filtered.slice(from, from + perPage)),
    total: filtered.length,
    page,
    perPage,
    providers: countProviders(gamesAt(games, matching)),
  }
}

/** The best matches first, unless the visitor has chosen another order than that of popularity. */
function searchGames(search: GameSearch, candidates: readonly number[], q: string, sort: GameSort): number[] {
  const found = search.find(candidates, q)
  if (sort === 'hot') return found
  const isFound = new Set(found)
  return candidates.filter((index) => isFound.has(index))
}

/** Finds a game of the catalogue by provider and code. */
export function findGame(games: readonly Game[], key: GameKey): Game | undefined {
  return indexOf(games).byKey().get(keyOf(key))
}

/** Lookups over a list of games, each built on first use. A catalogue is frozen, and its index lives as long as it. */
interface Index {
  /** The indexes of all games in an order. */
  order(sort: GameSort): readonly number[]
  search(): GameSearch
  byKey(): ReadonlyMap<string, Game>
}

const indexes = new WeakMap<readonly Game[], Index>()

function indexOf(games: readonly Game[]): Index {
  let index = indexes.get(games)
  if (!index) {
    index = createIndex(games)
    indexes.set(games, index)
  }
  return index
}

function createIndex(games: readonly Game[]): Index {
  const orders = new Map<GameSort, readonly number[]>()
  const search = once(() => createGameSearch(games))
  const byKey = once(() => new Map(games.map((game) => [keyOf(game), game])))
  return {
    search,
    byKey,
    order(sort) {
      let order = orders.get(sort)
      if (!order) {
        order = [...games.keys()].sort((a, b) => compare(sort, games[a], games[b]))
        orders.set(sort, order)
      }
      return order
    },
  }
}

const collator = new Intl.Collator('en')

// Sorting is stable: games that compare as equal stay in the order of popularity.
function compare(sort: GameSort, a: Game | undefined, b: Game | undefined): number {
  if (!a || !b || sort === 'hot') return 0
  return sort === 'az' ? collator.compare(a.gameName, b.gameName) : Number(b.isNew) - Number(a.isNew)
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const keyOf = ({ providerCode, gameCode }: GameKey) => `${providerCode}/${gameCode}`

const gamesAt = (games: readonly Game[], indexes: readonly number[]) =>
  indexes.flatMap((index) => games[index] ?? [])

// Hot is a flag of games of any category, not a category.
function isInCategory(game: Game | undefined, category: NonNullable<Filter['category']>): boolean {
  return category === 'hot' ? game?.isHot === true : game?.category === category
}

function countProviders(games: readonly Game[]): ProviderCount[] {
  const counts = new Map<string, ProviderCount>()
  for (const { providerCode: code, providerName: name } of games) {
    const known = counts.get(code)
    if (known) known.count++
    else counts.set(code, { code, name, count: 1 })
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || collator.compare(a.name, b.name))
}
