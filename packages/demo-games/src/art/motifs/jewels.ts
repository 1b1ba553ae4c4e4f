import type { Canvas } from '../canvas.ts'
import { gold, scarlet, type Tones, tones } from '../colors.ts'
import { at, circle, edge, ellipse, line, opacity, path } from '../svg-shapes.ts'

/** A brilliant seen from the side, about 110 wide, its middle at the origin. */
export function brilliant({ pale, bright, base, deep, ink }: Tones): string {
  return (
    path('M-54-22L-28-50H28L54-22L0 56Z', base, edge(ink, 4)) +
    path('M-54-22L-28-50L-20-22ZM28-50L54-22H20ZM-20-22H20L0 56Z', bright) +
    path('M-28-50H0L-20-22Z', pale) +
    path('M0-50H28L20-22Z', base) +
    path('M0-50L20-22H-20Z', '#fff', opacity(0.75)) +
    path('M54-22L0 56L20-22Z', deep) +
    path('M-20-22L-54-22L-30-4Z', pale, opacity(0.8)) +
    path('M-20-22L0 56L0-22Z', '#fff', opacity(0.35))
  )
}

/** An emerald cut: an octagon of steps. */
export function emeraldCut({ pale, bright, base, deep, ink }: Tones): string {
  return (
    path('M-24-44H24L40-26V26L24 44H-24L-40 26V-26Z', base, edge(ink, 4)) +
    path('M-24-44H24L14-26H-14ZM-40-26L-24-44L-14-26L-22-16Z', pale) +
    path('M40-26V26L22 16V-16ZM24 44H-24L-14 26H14Z', deep) +
    path('M-14-26H14L22-16V16L14 26H-14L-22 16V-16Z', bright) +
    path('M-14-26H14L-22 12V-16Z', '#fff', opacity(0.55))
  )
}

/** A great brilliant with two colored stones at its feet. */
export function gems(canvas: Canvas): string {
  const second = tones(canvas.random.pick([350, 25, 60]), 0.22)
  const third = tones(canvas.random.pick([150, 195, 295]), 0.18)
  const stones =
    at(44, 128, canvas.random.next() < 0.5 ? brilliant(second) : emeraldCut(second), -24, 0.62) +
    at(160, 126, emeraldCut(third), 22, 0.72) +
    at(100, 88, brilliant(canvas.subject), 0, 1.32)
  return (
    circle(100, 90, 92, canvas.glow(canvas.subject.bright)) +
    stones +
    at(78, 168, brilliant(canvas.accent), 12, 0.3) +
    at(122, 172, emeraldCut(second), -18, 0.3)
  )
}

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
