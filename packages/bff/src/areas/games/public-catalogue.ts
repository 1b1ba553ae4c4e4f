import type { Game } from '@marquee/contracts/areas/games/catalogue'
import type { GameSort } from '@marquee/contracts/areas/games/lists'
import { findGames } from '@marquee/contracts/areas/games/search'
import type { RequestOf, ResponseOf } from '@marquee/contracts/operations'
import {
  type Catalogue,
  collectGames,
  gameAt,
  indexColumns,
  isHotAt,
  isNewAt,
} from './public-compact-catalogue.ts'

type Filter = RequestOf<'listGames'>['query']
type GamesResponse = ResponseOf<'listGames'>
type ProviderCount = Omit<GamesResponse['providers'][number], 'imageUrl'>
type GamePage = Pick<GamesResponse, 'games' | 'total' | 'page' | 'perPage'> & { providers: ProviderCount[] }
type GameKey = Pick<Game, 'providerCode' | 'gameCode'>

const defaultPerPage = 60

/**
 * One page of games, filtered and sorted. Providers are counted over the games that match all filters but the provider, so
 * that a visitor can switch to another provider.
 */
export function queryGames(catalogue: Catalogue, filter: Filter): GamePage {
  const { category, provider, q, sort = 'hot', page = 1, perPage = defaultPerPage } = filter
  const inCategory = category
    ? inOrder(catalogue, sort).filter(placesOf(catalogue, category))
    : inOrder(catalogue, sort)
  const matching = q === undefined ? inCategory : searchGames(catalogue, inCategory, q, sort)
  const filtered = provider
    ? matching.filter((place) => groupAt(catalogue, place)?.providerCode === provider)
    : matching
  const from = (page - 1) * perPage
  return {
    games: filtered.slice(from, from + perPage).map((place) => gameAt(catalogue, place)),
    total: filtered.length,
    page,
    perPage,
    providers: countProviders(catalogue, matching),
  }
}

/** The places of all games. Those that compare as equal stay in the order of popularity. */
function inOrder(catalogue: Catalogue, sort: GameSort): readonly number[] {
  if (sort === 'az') return catalogue.byName
  const places = [...catalogue.rows.keys()]
  if (sort === 'hot') return places
  const isNew = (place: number) => isNewAt(catalogue, place)
  return [...places.filter(isNew), ...places.filter((place) => !isNew(place))]
}

const groupAt = ({ groups, groupOf }: Catalogue, place: number) => groups[groupOf[place] ?? 0]

// Hot is a flag of games of any category, not a category.
function placesOf(catalogue: Catalogue, category: NonNullable<Filter['category']>) {
  return category === 'hot'
    ? (place: number) => isHotAt(catalogue, place)
    : (place: number) => groupAt(catalogue, place)?.category === category
}

/** The best matches first, unless the visitor has chosen another order than that of popularity. */
function searchGames(
  catalogue: Catalogue,
  candidates: readonly number[],
  q: string,
  sort: GameSort,
): readonly number[] {
  const found = findGames(catalogue, candidates, q)
  if (sort === 'hot') return found
  const isFound = new Set(found)
  return candidates.filter((place) => isFound.has(place))
}

const collator = new Intl.Collator('en')

function countProviders(catalogue: Catalogue, places: readonly number[]): ProviderCount[] {
  const inGroup = catalogue.groups.map(() => 0)
  for (const place of places) {
    const group = catalogue.groupOf[place] ?? 0
    inGroup[group] = (inGroup[group] ?? 0) + 1
  }
  const counts = new Map<string, ProviderCount>()
  for (const [at, { providerCode: code, providerName: name }] of catalogue.groups.entries()) {
    const count = inGroup[at] ?? 0
    const known = counts.get(code)
    if (known) known.count += count
    else if (count > 0) counts.set(code, { code, name, count })
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || collator.compare(a.name, b.name))
}

const placesByKey = new WeakMap<Catalogue, ReadonlyMap<string, number>>()

/** Finds a game of a catalogue by provider and code. */
export function findGame(catalogue: Catalogue, key: GameKey): Game | undefined {
  let places = placesByKey.get(catalogue)
  if (!places) {
    const codeOf = (row: string) => row.slice(0, row.indexOf('\n'))
    const keyAt = (row: string, place: number) => keyOf(groupAt(catalogue, place)?.providerCode, codeOf(row))
    places = new Map(catalogue.rows.map((row, place) => [keyAt(row, place), place]))
    placesByKey.set(catalogue, places)
  }
  const place = places.get(keyOf(key.providerCode, key.gameCode))
  return place === undefined ? undefined : gameAt(catalogue, place)
}

const keyOf = (providerCode = '', gameCode: string) => `${providerCode}/${gameCode}`

const made = new WeakMap<readonly Game[], Catalogue>()

/** The catalogue of a short list, made once: cached lists are frozen. */
export function catalogueOf(games: readonly Game[]): Catalogue {
  const known = made.get(games)
  if (known) return known
  const { add, columns } = collectGames()
  add(games)
  const catalogue = { ...columns, ...indexColumns(columns) }
  made.set(games, catalogue)
  return catalogue
}
