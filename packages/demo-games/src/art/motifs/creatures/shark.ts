import type { Canvas } from '../../canvas.ts'
import { circle, edge, line, opacity, path } from '../../svg-shapes.ts'
import { tones } from '../../tones.ts'
import { bubbles } from './golden-fish.ts'

/** A shark rushing at the viewer, jaws open. */
export function shark(canvas: Canvas): string {
  const skin = tones(canvas.random.pick([245, 225, 275]), 0.09)
  const half =
    path('M60 110C34 118 8 140-6 172C22 162 46 160 66 152Z', canvas.shade(skin), edge(skin.ink, 4)) +
    path('M100 26C72 34 46 66 44 106C44 140 64 168 100 176Z', canvas.shade(skin)) +
    line('M100 26C72 34 46 66 44 106C44 140 64 168 100 176', skin.ink, 4) +
    path('M100 66C84 72 54 92 50 116C54 144 70 166 100 172Z', skin.pale) +
    path('M62 76q10-2 18 6q-10 6-18-6Z', '#14101f', edge(skin.ink, 3)) +
    circle(70, 78, 2.4, '#fff') +
    line('M58 64L84 78', skin.ink, 5) +
    line('M50 124q-4 8-2 16M56 134q-3 7 0 14', skin.deep, 3.5)
  return (
    circle(100, 96, 106, canvas.glow(canvas.accent.pale, 0.7)) +
    bubbles(canvas, 9) +
    path('M100 34C90 20 92 0 104-16C112 4 112 20 106 34Z', canvas.shade(skin), edge(skin.ink, 4)) +
    canvas.mirror(half) +
    path(
      'M58 118C74 92 126 92 142 118C140 148 122 164 100 164S60 148 58 118Z',
      '#5d0f22',
      edge(skin.ink, 4),
    ) +
    path('M74 146Q100 124 126 146Q116 162 100 162T74 146Z', '#ef5d77') +
    path(
      'M60 116l7-8 5 18 8-24 6 22 8-26 6 24 6-24 8 26 6-22 8 24 5-18 7 8C126 92 74 92 60 116ZM68 144l8-12 4 18 8-14 5 20 7-18 7 18 5-20 8 14 4-18 8 12C118 170 82 170 68 144Z',
      '#fff',
      edge('#c9d2dd', 1.2),
    ) +
    path('M90 54a5 3 0 0 1 6 4M110 54a5 3 0 0 0-6 4', 'none', edge(skin.ink, 3)) +
    line('M62 60C70 46 82 38 92 34', '#fff', 5, opacity(0.6))
  )
}
