import type { Game } from '@marquee/contracts/games/game'
import { usePlayerQuery } from '../../player/use-player-query.ts'
import { useRecentGames } from '../../player/use-recent-games.ts'
import { useHasGames } from './use-game-list.ts'

/** A player's own games that can be played now. */
interface OwnGames {
  /** The latest first. */
  recent: Game[]
  favourites: Game[]
}

/** The own games; none for a visitor, and none where the brand has no games. */
export function useOwnGames(): OwnGames {
  const hasGames = useHasGames()
  const recent = useRecentGames().data?.games
  const favourites = usePlayerQuery('listFavourites', {}).data?.games
  const playable = (games: readonly Game[] = []) => (hasGames ? games.filter(isPlayable) : [])
  return { recent: playable(recent), favourites: playable(favourites) }
}

export const isPlayable = ({ isMaintenance }: Game) => !isMaintenance
