import type { Canvas } from '../../canvas.ts'
import { at, circle, edge, line, opacity, path } from '../../svg-shapes.ts'
import { type Tones, tones } from '../../tones.ts'

/** A plump fish facing left, about 170 wide, its middle near the origin. */
function fish(canvas: Canvas, color: Tones, fin: Tones): string {
  const scales = [
    [-10, -20],
    [14, -22],
    [2, -4],
    [26, -6],
    [-8, 14],
    [16, 12],
    [38, 6],
  ]
    .map(([x = 0, y = 0]) => `M${x} ${y - 9}q12 9 0 18`)
    .join('')
  return (
    path(
      'M36-6C58-20 66-44 92-52C84-30 82-14 84 0C82 14 86 34 96 56C68 46 56 22 36 10Z',
      canvas.shade(fin),
      edge(fin.ink, 3.5),
    ) +
    path(
      'M-26-38C-12-66 24-70 48-54C42-44 40-36 42-24ZM-10 40C-4 60 14 66 30 62C24 50 24 44 26 34Z',
      canvas.shade(fin),
      edge(fin.ink, 3.5),
    ) +
    path(
      'M-78 4C-66-30-30-48 2-44C34-42 54-20 62 0C52 24 30 44 0 44C-32 46-64 32-78 4Z',
      canvas.ball(color),
      edge(color.ink, 4),
    ) +
    path('M-72 14C-56 36-26 44 0 43C24 42 44 28 54 12C24 26-38 30-72 14Z', color.pale, opacity(0.6)) +
    line(scales, color.deep, 3, opacity(0.6)) +
    path('M-8 8C8 2 24 10 28 26C12 32-4 26-8 8Z', canvas.shade(fin), edge(fin.ink, 3)) +
    circle(-42, -8, 15, '#fff', edge(color.ink, 3)) +
    circle(-45, -7, 8.5, '#14101f') +
    circle(-48, -11, 3.4, '#fff') +
    path('M-80 2q10 4 16 12q-10 4-18-4Z', fin.base, edge(color.ink, 3))
  )
}

/** Rising bubbles, scattered by the seed. */
export function bubbles(canvas: Canvas, count: number): string {
  const one = () => {
    const r = canvas.random.whole(4, 11)
    const x = canvas.random.whole(4, 196)
    const y = canvas.random.whole(4, 176)
    return (
      circle(x, y, r, '#fff', `${edge('#fff', 1.6)} fill-opacity=".14" stroke-opacity=".8"`) +
      circle(x - r * 0.35, y - r * 0.35, r * 0.22, '#fff')
    )
  }
  return Array.from({ length: count }, one).join('')
}

/** A golden fish with two smaller ones in its wake. */
export function goldenFish(canvas: Canvas): string {
  const { accent } = canvas
  const main = canvas.random.pick([tones(70, 0.19), tones(30, 0.22), tones(90, 0.17)])
  return (
    circle(96, 92, 104, canvas.glow(accent.pale, 0.7)) +
    at(160, 42, fish(canvas, accent, tones(350, 0.2)), 8, 0.42) +
    at(156, 158, fish(canvas, tones(310, 0.2), accent), -10, 0.46) +
    bubbles(canvas, 8) +
    at(94, 96, fish(canvas, main, tones(20, 0.22)), 10, 1.12)
  )
}
