import type { Game } from '@marquee/contracts/areas/games/catalogue'
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
