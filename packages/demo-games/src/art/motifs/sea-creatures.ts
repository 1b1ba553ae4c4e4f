import type { Canvas } from '../canvas.ts'
import { type Tones, tones } from '../colors.ts'
import { at, circle, edge, ellipse, line, opacity, path } from '../svg-shapes.ts'

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
function bubbles(canvas: Canvas, count: number): string {
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
