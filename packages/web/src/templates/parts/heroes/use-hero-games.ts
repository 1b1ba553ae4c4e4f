import type { Game } from '@marquee/contracts/games/game'
import { useGameList, useHasGames } from '../../../features/games/use-game-list.ts'
import { usePlayerQuery } from '../../../player/use-player-query.ts'
import { useRecentGames } from '../../../player/use-recent-games.ts'

/** The games that a hero shows: the player's own first, then the brand's featured ones. */
export interface HeroGames {
  /** The game that the player opened last, or a favourite; `undefined` for a visitor. */
  own: Game | undefined
  featured: Game[]
}

/** The playable games for a hero. The featured ones are in the server's document; a player's own come after it. */
export function useHeroGames(): HeroGames {
  const featured = useGameList('featured').data?.games.filter(isPlayable) ?? []
  const recent = useRecentGames().data?.games.find(isPlayable)
  const favourite = usePlayerQuery('listFavourites', {}).data?.games.find(isPlayable)
  return { own: useHasGames() ? (recent ?? favourite) : undefined, featured }
}

const isPlayable = ({ isMaintenance }: Game) => !isMaintenance
