import type { Game } from '@marquee/contracts/areas/games/catalogue'
import { useQuery } from '@tanstack/react-query'
import { useStartup } from '../../brand/startup-context.ts'
import { usePlayerQuery } from '../../player/use-player-query.ts'
import { useRecentGames } from '../../player/use-recent-games.ts'
import { type GameSource, gameListQuery } from './game-list-query.ts'

/** Whether the brand has games; one without them shows no list, search or category of theirs. */
export function useHasGames(): boolean {
  return useStartup().capabilities.includes('games')
}

/** Whether the platform has hot games; without them their page shows other games. */
export function useHasHotGames(): boolean {
  return useStartup().gameMenu.some(({ category }) => category === 'hot')
}

/** The games of a section. A brand without games is not asked for them. */
export function useGameList(source: GameSource, enabled = true) {
  const hasGames = useHasGames()
  return useQuery({ ...gameListQuery(source), enabled: enabled && hasGames })
}

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
