import { type GameSort, gameSorts } from '@marquee/contracts/areas/games/lists'
import type { CategoryId } from '@marquee/contracts/categories'

/** The filters of a lobby. `q` and `provider` are empty for "any". */
export interface LobbyFilters {
  q: string
  provider: string
  sort: GameSort
  /** From 1. */
  page: number
  /** Show the player's favorites only. */
  own: boolean
  /** Show only the matches that are played now, on the page of sports. */
  live: boolean
}

/** Minimum and maximum length of a search, in characters. */
export const searchLength = { min: 2, max: 40 }

/** Games on one page of a lobby. */
export const gamesPerPage = 60

/** Reads the filters from a page's address; invalid values are ignored. */
export function readLobbyFilters(search: URLSearchParams): LobbyFilters {
  const q = (search.get('q') ?? '').trim().slice(0, searchLength.max)
  const provider = search.get('provider') ?? ''
  const sort = gameSorts.find((name) => name === search.get('sort'))
  const page = Number(search.get('page') ?? 1)
  return {
    q: q.length >= searchLength.min ? q : '',
    provider: /^[\w-]{1,32}$/.test(provider) ? provider : '',
    sort: sort ?? 'hot',
    page: Number.isInteger(page) && page >= 1 && page <= 10000 ? page : 1,
    own: search.get('own') === '1',
    live: search.get('live') === '1',
  }
}

/** The filters as URL parameters, without those that have their default value. */
export function lobbySearch({ q, provider, sort, page, own, live }: LobbyFilters): URLSearchParams {
  const search = new URLSearchParams()
  if (q) search.set('q', q)
  if (provider) search.set('provider', provider)
  if (sort !== 'hot') search.set('sort', sort)
  if (page > 1) search.set('page', String(page))
  if (own) search.set('own', '1')
  if (live) search.set('live', '1')
  return search
}

/** The query parameters of the request. Once filtered, the hot lobby searches all of the brand's games. */
export function lobbyRequest(category: CategoryId, { q, provider, sort, page }: LobbyFilters) {
  const scope = category !== 'hot' ? { category } : q || provider ? {} : { list: 'hot' as const }
  return {
    ...scope,
    ...(q ? { q } : {}),
    ...(provider ? { provider } : {}),
    ...(sort === 'hot' ? {} : { sort }),
    page,
    perPage: gamesPerPage,
  }
}
