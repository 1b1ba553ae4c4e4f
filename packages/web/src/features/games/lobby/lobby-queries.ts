import { type DrawCategory, drawCategories } from '@marquee/contracts/areas/games/lists'
import type { Startup } from '@marquee/contracts/areas/site/startup'
import type { Capability } from '@marquee/contracts/capability'
import type { CategoryId } from '@marquee/contracts/categories'
import type { LanguageCode } from '@marquee/contracts/languages'
import { query } from '../../../api/query.ts'
import { bannersQuery } from '../../../player/banners/banners-query.ts'
import { sportsbookQuery } from '../matches/sportsbook.ts'
import { type LobbyFilters, lobbyRequest, readLobbyFilters } from './lobby-filters.ts'

/** The query of a lobby's games. */
export function lobbyQuery(category: CategoryId, filters: LobbyFilters) {
  return query('listGames', { query: lobbyRequest(category, filters) })
}

/** The query of the match board. */
export function matchesQuery() {
  return query('listMatches', {})
}

/** The query of the latest results of a category's draws. */
export function drawsQuery(category: DrawCategory) {
  return query('listDraws', { query: { category } })
}

/** Whether the games of a category are draws whose results the brand has. */
export function hasDraws(
  category: CategoryId,
  capabilities: readonly Capability[],
): category is DrawCategory {
  return capabilities.includes('draws') && drawCategories.some((known) => known === category)
}

/** The queries of a lobby's first render for the page's address; the route loads them before it renders. */
export function lobbyQueries(
  category: CategoryId,
  search: URLSearchParams,
  { capabilities }: Startup,
  language: LanguageCode,
) {
  const games = lobbyQuery(category, readLobbyFilters(search))
  const banners = capabilities.includes('banners') ? [bannersQuery('lobby', language)] : []
  const matches =
    category === 'sports' && capabilities.includes('matches') ? [matchesQuery(), sportsbookQuery()] : []
  const draws = hasDraws(category, capabilities) ? [drawsQuery(category)] : []
  return [games, ...banners, ...matches, ...draws]
}
