import type { Canvas } from '../../canvas.ts'
import { at, circle, edge, ellipse, line, opacity, path, polygon, starPoints } from '../../svg-shapes.ts'
import { gold, jade, tones } from '../../tones.ts'

const leather = tones(48, 0.12)

const cactus = (canvas: Canvas) =>
  path(
    'M-9 60V-40a9 9 0 0 1 18 0V4H14a6 6 0 0 0 6-6V-14a8 8 0 0 1 16 0V4A18 18 0 0 1 18 22H9V60Z',
    canvas.shade(jade),
    edge(jade.ink, 3),
  ) +
  path('M-9 34h-8a16 16 0 0 1-16-16V8a7 7 0 0 1 14 0v8q0 4 4 4h6Z', canvas.shade(jade), edge(jade.ink, 3)) +
  line('M0-38V56', jade.bright, 3, opacity(0.7))

/** A sheriff's badge under a broad hat, between cacti. */
export function wildWest(canvas: Canvas): string {
  const star = polygon(starPoints(100, 122, 6, 58, 33))
  const tips = starPoints(100, 122, 6, 60, 33)
    .filter((_, i) => i % 2 === 0)
    .map(([x, y]) => circle(x, y, 7.5, canvas.ball(gold), edge(gold.ink, 2.5)))
    .join('')
  return (
    circle(
      100,
      86,
      76,
      canvas.fade([gold.pale, canvas.accent.bright, canvas.accent.base], true),
      opacity(0.85),
    ) +
    at(28, 112, cactus(canvas), 0, 0.95) +
    at(178, 120, cactus(canvas), 0, 0.75) +
    path(star, canvas.metal(gold), edge(gold.ink, 4.5)) +
    tips +
    circle(100, 122, 24, canvas.ball(gold), edge(gold.deep, 3)) +
    path(polygon(starPoints(100, 122, 5, 18, 8)), leather.deep) +
    path(
      'M52 66C54 26 70 8 86 12Q100 20 114 12C130 8 146 26 148 66Q100 84 52 66Z',
      canvas.shade(leather),
      edge(leather.ink, 4),
    ) +
    path('M51 56Q100 74 149 56L149 68Q100 86 51 68Z', canvas.accent.deep, edge(leather.ink, 2.5)) +
    path(
      'M4 60C14 46 34 58 52 66Q100 84 148 66C166 58 186 46 196 60C190 86 146 98 100 98S10 86 4 60Z',
      canvas.shade(leather),
      edge(leather.ink, 4),
    ) +
    line('M14 66C40 86 80 90 110 88', leather.pale, 3, opacity(0.5)) +
    ellipse(100, 66, 8, 7, gold.bright, edge(gold.ink, 2))
  )
}
