import type { Canvas } from '../../canvas.ts'
import { at, circle, edge, ellipse, path, polygon, starPoints } from '../../svg-shapes.ts'
import { gold, tones } from '../../tones.ts'
import { gamecock } from './rooster.ts'

/** Two gamecocks, the red corner and the blue, beak to beak over a burst of light. */
export function roosterDuel(canvas: Canvas): string {
  const red = gamecock(canvas, tones(22, 0.18), gold)
  const blue = gamecock(canvas, tones(255, 0.15), tones(70, 0.08))
  return (
    circle(100, 76, 104, canvas.glow(canvas.accent.bright)) +
    path(polygon(starPoints(100, 62, 12, 62, 26)), gold.bright, edge(gold.pale, 4)) +
    path(polygon(starPoints(100, 62, 12, 36, 14)), '#fff') +
    at(-22, 44, red, -4, 0.7) +
    `<g transform="matrix(-1 0 0 1 200 0)">${at(-22, 44, blue, -4, 0.7)}</g>` +
    ellipse(100, 176, 104, 17, gold.deep, edge(gold.bright, 4)) +
    ellipse(100, 175, 92, 12, canvas.ground.ink) +
    path('M86 168L100 154L114 168L100 182Z', canvas.metal(gold), edge(gold.ink, 3))
  )
}
