import type { Canvas } from '../canvas.ts'
import { gold, jade } from '../colors.ts'
import { at, circle, edge, line, opacity, path } from '../svg-shapes.ts'

/** A leaf of clover growing up from the origin. */
export const petal = (canvas: Canvas) =>
  path(
    'M0 0C-14-10-44-22-42-46C-40-64-12-66 0-46C12-66 40-64 42-46C44-22 14-10 0 0Z',
    canvas.ball(jade),
    edge(jade.ink, 3.5),
  ) +
  line('M0-4V-34', jade.bright, 3) +
  path('M-30-46q2-10 12-10q-8 6-8 14Z', '#fff', opacity(0.75))

/** A four-leaved clover in a golden horseshoe. */
export function clover(canvas: Canvas): string {
  const shoe =
    'M44 168C16 132 12 30 100 22C188 30 184 132 156 168L128 158C150 122 150 62 100 56C50 62 50 122 72 158Z'
  const nails = [
    [42, 138],
    [36, 106],
    [44, 74],
    [64, 50],
    [136, 50],
    [156, 74],
    [164, 106],
    [158, 138],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 4.2, gold.ink))
    .join('')
  return (
    circle(100, 96, 102, canvas.glow(canvas.accent.bright)) +
    path(shoe, canvas.fade([gold.pale, gold.bright, gold.base, gold.deep], true), edge(gold.ink, 4.5)) +
    nails +
    line('M102 116C106 140 98 160 88 180', jade.deep, 8) +
    at(
      100,
      106,
      [0, 90, 180, 270].map((turn) => at(0, 0, canvas.stamp(petal(canvas)), turn + 45, 0.98)).join(''),
    ) +
    circle(100, 106, 6, jade.pale)
  )
}
