import type { Game } from '@marquee/contracts/games/game'
import type { GameSort } from '@marquee/contracts/games/game-lists'
import { createGameSearch, type GameSearch } from '@marquee/contracts/games/game-search'
import type { RequestOf, ResponseOf } from '@marquee/contracts/operations'

type Filter = RequestOf<'listGames'>['query']
type Answer = ResponseOf<'listGames'>
type ProviderCount = Omit<Answer['providers'][number], 'imageUrl'>
type GamePage = Pick<Answer, 'games' | 'total' | 'page' | 'perPage'> & { providers: ProviderCount[] }
type GameKey = Pick<Game, 'providerCode' | 'gameCode'>

const usualPerPage = 60

/**
 * One page of games, filtered and sorted. `games` come in the platform's order of heat. Providers are counted over
 * what matches everything but the provider filter, so that a visitor sees where else to look.
 */
export function queryGames(games: readonly Game[], filter: Filter): GamePage {
  const { category, provider, q, sort = 'hot', page = 1, perPage = usualPerPage } = filter
  const index = indexOf(games)
  const ofCategory = category
    ? index.order(sort).filter((place) => isOfCategory(games[place], category))
    : index.order(sort)
  const matching = q === undefined ? ofCategory : index.search().find(ofCategory, q)
  const shown = provider ? matching.filter((place) => games[place]?.providerCode === provider) : matching
  const from = (page - 1) * perPage
  return {
    games: gamesAt(games, shown.slice(from, from + perPage)),
    total: shown.length,
    page,
    perPage,
    providers: countProviders(gamesAt(games, matching)),
  }
}

/** The game of that provider and code, as the catalogue has it. */
export function findGame(games: readonly Game[], key: GameKey): Game | undefined {
  return indexOf(games).byKey().get(keyOf(key))
}

/** What is made of a list of games when it is first needed: a catalogue is frozen and lives as long as its cache entry. */
interface Index {
  /** The places of all games in an order. */
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

const alphabet = new Intl.Collator('en')

// Sorting is stable: games that are equal in an order stay in that of heat.
function compare(sort: GameSort, a: Game | undefined, b: Game | undefined): number {
  if (!a || !b || sort === 'hot') return 0
  return sort === 'az' ? alphabet.compare(a.gameName, b.gameName) : Number(b.isNew) - Number(a.isNew)
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const keyOf = ({ providerCode, gameCode }: GameKey) => `${providerCode}/${gameCode}`

const gamesAt = (games: readonly Game[], places: readonly number[]) =>
  places.flatMap((place) => games[place] ?? [])

// Hot is a mark on games of every kind, not a kind of game.
function isOfCategory(game: Game | undefined, category: NonNullable<Filter['category']>): boolean {
  return category === 'hot' ? game?.isHot === true : game?.category === category
}

function countProviders(games: readonly Game[]): ProviderCount[] {
  const counts = new Map<string, ProviderCount>()
  for (const { providerCode: code, providerName: name } of games) {
    const known = counts.get(code)
    if (known) known.count++
    else counts.set(code, { code, name, count: 1 })
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || alphabet.compare(a.name, b.name))
}
