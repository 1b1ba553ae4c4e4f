import type { Canvas } from '../../canvas.ts'
import { at, circle, edge, ellipse, line, opacity, path } from '../../svg-shapes.ts'
import { gold, scarlet, tones } from '../../tones.ts'
import { brilliant } from './gems.ts'

/** A crown with stones upon a velvet cushion. */
export function crown(canvas: Canvas): string {
  const velvet = tones(canvas.random.pick([10, 295, 265]), 0.19)
  const spikes = 'M30 128L20 56L62 92L100 26L138 92L180 56L170 128Q100 148 30 128Z'
  const balls = [
    [20, 52, 9],
    [100, 22, 11],
    [180, 52, 9],
    [62, 90, 6],
    [138, 90, 6],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, canvas.ball(gold), edge(gold.ink, 3)))
    .join('')
  return (
    circle(100, 88, 104, canvas.glow(gold.bright)) +
    path(
      'M10 150C-4 166 4 190 26 184Q100 200 174 184C196 190 204 166 190 150C170 138 30 138 10 150Z',
      canvas.shade(velvet),
      edge(velvet.ink, 4),
    ) +
    line('M22 174Q100 190 178 174', gold.bright, 3) +
    path('M46 84Q100 46 154 84V128H46Z', canvas.shade(velvet)) +
    path(
      spikes,
      canvas.fade([gold.deep, gold.bright, gold.pale, gold.base, gold.bright, gold.deep]),
      edge(gold.ink, 4.5),
    ) +
    balls +
    path('M30 122Q100 142 170 122L167 150Q100 168 33 150Z', canvas.metal(gold), edge(gold.ink, 4)) +
    at(100, 100, brilliant(canvas.subject), 0, 0.5) +
    ellipse(100, 147, 13, 10, canvas.ball(scarlet), edge(gold.ink, 2.5)) +
    [60, 140].map((x) => ellipse(x, 142, 9, 7, canvas.ball(canvas.accent), edge(gold.ink, 2.5))).join('') +
    line('M32 70L42 120', '#fff', 4, opacity(0.7))
  )
}
