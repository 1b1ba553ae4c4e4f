import type { Canvas } from '../../canvas.ts'
import { at, circle, edge, ellipse, line, opacity, path } from '../../svg-shapes.ts'
import { jade, scarlet, tones } from '../../tones.ts'

const lemon = tones(98, 0.18)
const plum = tones(315, 0.2)

/** A leaf growing right and up from the origin. */
export const leaf = (canvas: Canvas) =>
  path('M0 0C10-26 42-30 62-16C46 6 20 12 0 0Z', canvas.shade(jade), edge(jade.ink, 3)) +
  line('M2-1C22-14 40-16 56-15', jade.bright, 2)

/** One cherry with its middle at (x, y). */
export const cherry = (canvas: Canvas, x: number, y: number) =>
  circle(x, y, 31, canvas.ball(scarlet), edge(scarlet.ink, 3.5)) +
  path(`M${x - 20} ${y - 6}q4-16 18-16q-10 6-12 18Z`, '#fff', opacity(0.85)) +
  circle(x + 14, y + 14, 4, scarlet.bright, opacity(0.6))

function melon(canvas: Canvas): string {
  const seeds = 'M-22 10l3 8M0 14v9M22 10l-3 8M-11-6l2 8M11-6l-2 8'
  return (
    path('M-58-14A58 58 0 0 0 58-14Z', canvas.shade(jade), edge(jade.ink, 4)) +
    path('M-51-14A51 51 0 0 0 51-14Z', '#f4ffd8') +
    path('M-45-14A45 45 0 0 0 45-14Z', canvas.fade([scarlet.bright, scarlet.base], true)) +
    line(seeds, scarlet.ink, 5) +
    line('M-40-10H30', '#fff', 3, opacity(0.5))
  )
}

/** A lemon, about 115 wide. */
export const citrus = (canvas: Canvas) =>
  path(
    'M-52 0C-46-34-24-40 0-40S46-34 52-4L62 2L54 10C48 34 24 40 0 40S-46 34-52 0Z',
    canvas.ball(lemon),
    edge(lemon.ink, 3.5),
  ) + path('M-34-10q8-20 30-20q-18 8-22 22Z', '#fff', opacity(0.8))

/** Grapes, lemon and melon behind a pair of cherries. */
export function fruit(canvas: Canvas): string {
  const grapes = [
    [0, 0],
    [24, -4],
    [48, 0],
    [12, 20],
    [36, 20],
    [24, 40],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 15, canvas.ball(plum), edge(plum.ink, 2.5)))
    .join('')
  return (
    circle(100, 95, 92, canvas.glow(canvas.accent.bright, 0.7)) +
    at(128, 46, grapes, 8, 1.05) +
    at(52, 72, citrus(canvas), -28, 0.95) +
    at(134, 134, melon(canvas), -14, 0.95) +
    line('M70 116C74 80 86 50 110 28C112 60 116 84 112 108', jade.deep, 6) +
    at(108, 30, leaf(canvas), -14) +
    cherry(canvas, 64, 136) +
    cherry(canvas, 112, 128) +
    ellipse(90, 176, 66, 6, '#000', opacity(0.25))
  )
}
