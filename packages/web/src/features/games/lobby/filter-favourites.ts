import type { CategoryId } from '@marquee/contracts/categories'
import type { Game } from '@marquee/contracts/games/game'
import { createGameSearch } from '@marquee/contracts/games/game-search'
import type { LobbyFilters } from './lobby-filters.ts'

/**
 * A player's own games as a lobby narrows them: by its category (hot is all), provider and words, in its order. The
 * words are searched for as the gateway searches among all games.
 */
export function filterFavourites(
  games: readonly Game[],
  category: CategoryId,
  { q, provider, sort }: LobbyFilters,
): Game[] {
  const candidates = [...games.entries()].flatMap(([place, game]) => {
    const isOfCategory = category === 'hot' || game.category === category
    return isOfCategory && (provider === '' || game.providerCode === provider) ? place : []
  })
  const places = q === '' ? candidates : createGameSearch(games).find(candidates, q)
  const found = places.flatMap((place) => games[place] ?? [])
  if (sort === 'az') return found.sort((a, b) => a.gameName.localeCompare(b.gameName, 'en'))
  return sort === 'new' ? found.sort((a, b) => Number(b.isNew) - Number(a.isNew)) : found
}
