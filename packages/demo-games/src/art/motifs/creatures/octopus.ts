import type { Canvas } from '../../canvas.ts'
import { circle, edge, ellipse, line, opacity, path } from '../../svg-shapes.ts'
import { tones } from '../../tones.ts'
import { bubbles } from './golden-fish.ts'

/** An octopus with curling arms. */
export function octopus(canvas: Canvas): string {
  const skin = tones(canvas.random.pick([345, 300, 20]), 0.21)
  const arms = [
    'M84 122C70 146 46 150 26 140C8 130 12 108 28 112',
    'M80 126C70 160 44 180 18 176C4 172 4 158 16 156',
    'M92 130C90 160 78 184 58 190C46 192 40 182 48 176',
    'M74 112C50 116 22 104 8 82C2 68 14 60 22 70',
  ]
  const arm = (d: string) =>
    line(d, skin.ink, 22) +
    line(d, skin.base, 15) +
    line(d, skin.pale, 4, ' stroke-dasharray="0 9" opacity=".9"')
  const half =
    arms.map(arm).join('') +
    circle(78, 88, 17, '#fff', edge(skin.ink, 3.5)) +
    circle(82, 91, 10, '#150b22') +
    circle(78, 86, 4, '#fff') +
    line('M58 70q14-10 30 2', skin.ink, 5)
  return (
    circle(100, 92, 106, canvas.glow(canvas.accent.pale, 0.7)) +
    bubbles(canvas, 7) +
    path(
      'M100-4C144-4 162 34 154 74C148 100 142 116 138 132H62C58 116 52 100 46 74C38 34 56-4 100-4Z',
      canvas.ball(skin),
      edge(skin.ink, 4),
    ) +
    canvas.mirror(half) +
    path('M58 96C58 124 76 138 100 138S142 124 142 96V120Q100 160 58 120Z', skin.base, opacity(0)) +
    ellipse(74, 28, 10, 7, skin.pale, opacity(0.7)) +
    ellipse(128, 44, 7, 5, skin.pale, opacity(0.5)) +
    ellipse(112, 18, 5, 4, skin.pale, opacity(0.5)) +
    path('M86 114Q100 126 114 114Q110 128 100 128T86 114Z', '#5d0f22', edge(skin.ink, 2.5))
  )
}
