import type { Game } from '@marquee/contracts/games/game'
import type { ImpliedBadge } from '../tiles/game-badges.tsx'

/** What every arrangement of games takes. */
export interface GamesProps {
  /** Missing while they are on their way: their places are drawn instead. */
  games: readonly Game[] | undefined
  /** How many places to draw meanwhile. */
  places?: number | undefined
  /** How many of the first pictures are among the first things seen. */
  priority?: number | undefined
  implied?: ImpliedBadge | undefined
}
