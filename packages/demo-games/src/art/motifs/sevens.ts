import type { Canvas } from '../canvas.ts'
import { gold, scarlet, tones } from '../colors.ts'
import { at, circle, edge, ellipse, line, opacity, path } from '../svg-shapes.ts'

/** A seven, about 100 high. */
export const seven = (canvas: Canvas, color: ReturnType<typeof tones>) =>
  path(
    'M-34-48H36V-24C16-2 8 20 6 52H-24C-22 20-10-2 10-22H-14V-12H-34Z',
    color.ink,
    `${edge(color.ink, 14)} transform="translate(3 4)"`,
  ) +
  path(
    'M-34-48H36V-24C16-2 8 20 6 52H-24C-22 20-10-2 10-22H-14V-12H-34Z',
    canvas.metal(color),
    edge(gold.pale, 4),
  ) +
  path('M-30-44H32V-36H-30Z', '#fff', opacity(0.7))

/** A golden bell, about 110 high. */
export function bell(canvas: Canvas): string {
  return (
    circle(0, 48, 13, canvas.ball(gold), edge(gold.ink, 3)) +
    path(
      'M0-56C-30-54-36-24-38 2C-40 22-50 30-56 40H56C50 30 40 22 38 2C36-24 30-54 0-56Z',
      canvas.fade([gold.deep, gold.bright, gold.pale, gold.base, gold.deep]),
      edge(gold.ink, 4),
    ) +
    ellipse(0, 40, 57, 9, gold.base, edge(gold.ink, 3.5)) +
    line('M-36 14Q0 26 36 14', gold.deep, 4) +
    path('M-20-34q6-10 14-12q-8 14-10 34l-8 4q0-16 4-26Z', '#fff', opacity(0.8)) +
    circle(0, -60, 8, canvas.ball(gold), edge(gold.ink, 3))
  )
}

/** Three sevens, or a bell hung with sevens. */
export function sevens(canvas: Canvas): string {
  const halo = circle(100, 94, 100, canvas.glow(gold.bright))
  if (canvas.random.next() < 0.4)
    return (
      halo +
      at(46, 124, seven(canvas, scarlet), -16, 0.8) +
      at(158, 124, seven(canvas, canvas.subject), 14, 0.8) +
      at(100, 92, bell(canvas), 6, 1.3)
    )
  return (
    halo +
    at(42, 96, seven(canvas, canvas.subject), -14, 0.95) +
    at(160, 96, seven(canvas, tones(300, 0.22)), 14, 0.95) +
    at(100, 96, seven(canvas, scarlet), 0, 1.42)
  )
}
