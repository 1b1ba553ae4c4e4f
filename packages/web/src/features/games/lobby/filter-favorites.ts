import type { Game } from '@marquee/contracts/areas/games/catalogue'
import { findGames, indexGames } from '@marquee/contracts/areas/games/search'
import type { CategoryId } from '@marquee/contracts/categories'
import type { LobbyFilters } from './lobby-filters.ts'

/**
 * Filters and sorts a player's favorites as a lobby does: by category (all for hot), provider and search. It searches
 * as the gateway searches all games.
 */
export function filterFavorites(
  games: readonly Game[],
  category: CategoryId,
  { q, provider, sort }: LobbyFilters,
): Game[] {
  const candidates = [...games.entries()].flatMap(([place, game]) => {
    const isOfCategory = category === 'hot' || game.category === category
    return isOfCategory && (provider === '' || game.providerCode === provider) ? place : []
  })
  const places = q === '' ? candidates : findGames(indexGames(games), candidates, q)
  const matches = places.flatMap((place) => games[place] ?? [])
  if (sort === 'az') return matches.sort((a, b) => a.gameName.localeCompare(b.gameName, 'en'))
  return sort === 'new' ? matches.sort((a, b) => Number(b.isNew) - Number(a.isNew)) : matches
}
