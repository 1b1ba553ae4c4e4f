import type { CategoryId } from '@marquee/contracts/categories'
import type { Game } from '@marquee/contracts/games/game'
import type { LobbyFilters } from './lobby-filters.ts'

/** A player's own games as a lobby narrows them: by its category (hot is all), provider and words, in its order. */
export function narrowOwnGames(
  games: readonly Game[],
  category: CategoryId,
  { q, provider, sort }: LobbyFilters,
): Game[] {
  const wanted = plain(q)
  const found = games.filter(
    (game) =>
      (category === 'hot' || game.category === category) &&
      (provider === '' || game.providerCode === provider) &&
      plain(`${game.gameName} ${game.gameNameLocal} ${game.providerName}`).includes(wanted),
  )
  if (sort === 'az') return found.sort((a, b) => a.gameName.localeCompare(b.gameName, 'en'))
  return sort === 'new' ? found.sort((a, b) => Number(b.isNew) - Number(a.isNew)) : found
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
