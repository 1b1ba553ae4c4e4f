import type { Game } from '@marquee/contracts/games/game'
import type { GamesLayout } from '../tiles/game-arrangement.tsx'
import type { ImpliedBadge } from '../tiles/game-badges.tsx'

/** The props that all layouts of games share. */
export interface GamesProps {
  /** `undefined` while they load: skeletons are shown instead. */
  games: readonly Game[] | undefined
  /** The number of skeletons. */
  places?: number | undefined
  /** How many pictures, from the first, load with high priority. */
  priority?: number | undefined
  implied?: ImpliedBadge | undefined
}

/** How a section of the home page arranges its games. */
export interface ArrangedGames {
  layout: GamesLayout
  /** The name by which style sheets know the arrangement. */
  format: string
  /** Maximum number of games to show. */
  limit?: number | undefined
}
