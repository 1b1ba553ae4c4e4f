import type { CategoryId } from '@marquee/contracts/categories'
import { type GameSort, gameSorts } from '@marquee/contracts/games/game-lists'

/** What a lobby is narrowed to. `q` and `provider` are empty for "any". */
export interface LobbyFilters {
  q: string
  provider: string
  sort: GameSort
  /** From 1. */
  page: number
  /** The player's favourites alone. */
  own: boolean
}

/** Shortest and longest search the lobby asks for, in characters. */
export const searchLength = { min: 2, max: 40 }

/** Games on one page of a lobby. */
export const gamesPerPage = 60

/** Reads the filters out of a page's address; what is not valid there counts as not said. */
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
  }
}

/** The filters as an address's parameters; what is not narrowed is left out. */
export function lobbySearch({ q, provider, sort, page, own }: LobbyFilters): URLSearchParams {
  const search = new URLSearchParams()
  if (q) search.set('q', q)
  if (provider) search.set('provider', provider)
  if (sort !== 'hot') search.set('sort', sort)
  if (page > 1) search.set('page', String(page))
  if (own) search.set('own', '1')
  return search
}

/** What to ask the gateway for. The hot lobby, once narrowed, looks through all games of the brand. */
export function lobbyRequest(category: CategoryId, { q, provider, sort, page }: LobbyFilters) {
  const within = category !== 'hot' ? { category } : q || provider ? {} : { list: 'hot' as const }
  return {
    ...within,
    ...(q ? { q } : {}),
    ...(provider ? { provider } : {}),
    ...(sort === 'hot' ? {} : { sort }),
    page,
    perPage: gamesPerPage,
  }
}
