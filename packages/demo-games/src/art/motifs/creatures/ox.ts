import type { Canvas } from '../../canvas.ts'
import { at, circle, edge, ellipse, line, opacity, path } from '../../svg-shapes.ts'
import { gold, scarlet, tones } from '../../tones.ts'
import { coin } from '../treasures/coins.ts'

const hide = tones(40, 0.11)

function half(canvas: Canvas): string {
  return (
    path('M72 66C40 70 14 52 16 8C28 34 50 44 84 44Z', canvas.metal(gold), edge(gold.ink, 4)) +
    path('M56 78C34 68 20 72 12 90C26 104 46 102 60 94Z', canvas.shade(hide), edge(hide.ink, 4)) +
    path('M48 84q-16-6-24 4 12 8 26 4Z', '#ffb3a0') +
    path('M100 38C70 40 52 58 52 86C52 110 66 122 66 144C68 164 82 174 100 174Z', canvas.shade(hide)) +
    line('M100 38C70 40 52 58 52 86C52 110 66 122 66 144C68 164 82 174 100 174', hide.ink, 4) +
    circle(76, 96, 13, '#fff', edge(hide.ink, 3.5)) +
    circle(79, 98, 8, hide.ink) +
    circle(76, 94, 3.2, '#fff') +
    line('M60 80q14-10 28 2', hide.ink, 5)
  )
}

/** A strong ox with golden horns and ring, a coin on its brow. */
export function ox(canvas: Canvas): string {
  return (
    circle(100, 98, 100, canvas.glow(canvas.accent.bright)) +
    canvas.mirror(half(canvas)) +
    path(
      'M74 42L86 66L94 50L100 72L106 50L114 66L126 42Q100 24 74 42Z',
      canvas.shade(scarlet),
      edge(scarlet.ink, 3.5),
    ) +
    at(100, 40, canvas.stamp(coin(canvas, true)), 0, 0.62) +
    ellipse(100, 144, 42, 27, canvas.ball(tones(50, 0.07)), edge(hide.ink, 4)) +
    ellipse(82, 138, 8, 6, hide.ink, opacity(0.85)) +
    ellipse(118, 138, 8, 6, hide.ink, opacity(0.85)) +
    line('M84 158Q100 166 116 158', hide.ink, 3.5) +
    line('M86 142A16 18 0 1 0 114 142', gold.ink, 10) +
    line('M86 142A16 18 0 1 0 114 142', gold.bright, 6)
  )
}
