import type { MiniGame } from '@marquee/contracts/areas/mini-games'
import type { PlayResult } from '../play-result.ts'
import type { Play } from '../use-play.ts'

/** The props of every board. */
export interface BoardProps {
  game: MiniGame
  play: Play
  /** What the play came to, once it is settled. */
  result: PlayResult | undefined
  /** Whether a play can begin now. */
  mayPlay: boolean
}

/** Why no play can begin now, as a key of the `minigame` texts; `undefined` if one can. */
export type Blocked = 'notOpen' | 'noPlays' | 'noTokens' | undefined

/** Whether the visitor's system asks for reduced motion. Browser only. */
export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
