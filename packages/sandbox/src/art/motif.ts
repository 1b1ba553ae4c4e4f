import type { Canvas } from './canvas.ts'
import type { GroundName } from './grounds.ts'

/** A subject, the backgrounds it may stand before, and the hues (OKLCH degrees) that set it off. */
export interface Motif {
  draw(canvas: Canvas): string
  grounds: readonly GroundName[]
  /** Hues of the background. */
  ground: readonly number[]
  /** Hues of the subject, where the drawing leaves them open. */
  subject: readonly number[]
  /** Words that call for it in a game's name. */
  words?: RegExp
}
