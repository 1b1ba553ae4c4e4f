import type { Game } from '@marquee/contracts/areas/games/catalogue'
import { usePlayerQuery } from '../../player/use-player-query.ts'
import { useRecentGames } from '../../player/use-recent-games.ts'
import { useHasGames } from './use-game-list.ts'

/** A player's own games that can be played now. */
interface OwnGames {
  /** The latest first. */
  recent: Game[]
  favorites: Game[]
}

/** The own games; none for a visitor, and none where the brand has no games. */
export function useOwnGames(): OwnGames {
  const hasGames = useHasGames()
  const recent = useRecentGames().data?.games
  const favorites = usePlayerQuery('listFavorites', {}).data?.games
  const playable = (games: readonly Game[] = []) => (hasGames ? games.filter(isPlayable) : [])
  return { recent: playable(recent), favorites: playable(favorites) }
}

export const isPlayable = ({ isMaintenance }: Game) => !isMaintenance
