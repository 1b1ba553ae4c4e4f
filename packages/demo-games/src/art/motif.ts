import type { Canvas } from './canvas.ts'
import type { GroundName } from './grounds.ts'

/** A subject of pictures, with the backgrounds and hues (OKLCH degrees) that suit it. */
export interface Motif {
  draw(canvas: Canvas): string
  grounds: readonly GroundName[]
  /** Hues of the background. */
  ground: readonly number[]
  /** Hues of the parts of the subject that have no fixed color. */
  subject: readonly number[]
  /** Matches the names of games that should have this motif. */
  words?: RegExp
}
