import type { Game } from '@marquee/contracts/areas/games/catalogue'
import { isPlayable, useGameList, useOwnGames } from '../../../features/games/use-game-list.ts'

/** The games that a hero shows: the player's own first, then the brand's featured ones. */
export interface HeroGames {
  /** The game that the player opened last, or a favorite; `undefined` for a visitor. */
  own: Game | undefined
  featured: Game[]
}

/**
 * The playable games for a hero. The featured ones are in the server's document, but are coming (`isComing`) where the
 * visitor came from another page; a player's own come after them.
 */
export function useHeroGames(): HeroGames & { isComing: boolean } {
  const { data, isPending } = useGameList('featured')
  const featured = data?.games.filter(isPlayable) ?? []
  const { recent, favorites } = useOwnGames()
  return { own: recent[0] ?? favorites[0], featured, isComing: isPending }
}
