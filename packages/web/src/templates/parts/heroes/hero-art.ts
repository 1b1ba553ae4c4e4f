import type { Game } from '@marquee/contracts/areas/games/catalogue'
import { gameKey } from '@marquee/contracts/areas/games/lists'
import type { HeroGames } from './use-hero-games.ts'

/**
 * The games whose pictures a hero shows: the player's own in the first place, and the others where they are for a
 * visitor, because the player is known only after the first paint and nothing may move then.
 */
export function heroArt({ own, featured }: HeroGames, count: number): Game[] {
  const first = own ?? featured[0]
  if (!first) return []
  const others = featured.slice(1).filter((game) => gameKey(game) !== gameKey(first))
  return [first, ...others.slice(0, count - 1)]
}
