import type { MiniGame } from '@marquee/contracts/mini-games/mini-game'
import type { Play } from './use-play.ts'

/** What each kind of game draws with: the play, and whether one may begin. */
export interface BoardProps {
  game: MiniGame
  play: Play
  mayPlay: boolean
}

/** Why no play can begin now, as a key of the texts. */
export type Blocked = 'notOpen' | 'noPlays' | 'noTokens' | undefined
