import type { Canvas } from '../../canvas.ts'
import { circle, edge, ellipse, line, opacity, path, polygon } from '../../svg-shapes.ts'
import { gold, ivory, tones } from '../../tones.ts'

function half(canvas: Canvas, leather: ReturnType<typeof tones>): string {
  return (
    path('M100 168C76 150 40 148 8 156V62C40 52 76 56 100 74Z', canvas.shade(leather), edge(leather.ink, 4)) +
    path(
      'M100 156C78 140 46 138 18 144V60C46 50 78 54 100 70Z',
      canvas.fade([ivory.bright, ivory.pale, ivory.base]),
      edge(ivory.ink, 2.5),
    ) +
    line(
      'M30 76Q58 70 86 82M30 94Q58 88 86 100M30 112Q58 106 86 118M30 128Q54 122 76 130',
      gold.deep,
      4,
      opacity(0.55),
    ) +
    path('M8 62l16-4v18Z', gold.bright, edge(gold.ink, 2)) +
    path('M8 156l18-3-4-17Z', gold.bright, edge(gold.ink, 2))
  )
}

/** An open book of spells, light and a watching eye rising from its pages. */
export function ancientBook(canvas: Canvas): string {
  const { accent } = canvas
  const leather = tones(canvas.random.pick([20, 300, 170]), 0.12)
  return (
    circle(100, 84, 102, canvas.glow(accent.bright)) +
    path(
      polygon([
        [100, 92],
        [14, -10],
        [186, -10],
      ]),
      canvas.fade([`${accent.pale}/0`, `${accent.pale}/.65`], true),
    ) +
    canvas.mirror(half(canvas, leather)) +
    line('M100 72V160', leather.ink, 3) +
    path('M94 154h12v34l-6-7-6 7Z', accent.base, edge(leather.ink, 2)) +
    circle(100, 56, 58, canvas.glow('#ffffff', 0.8)) +
    path('M44 54Q100 4 156 54Q100 100 44 54Z', canvas.metal(gold), edge(gold.ink, 4)) +
    path('M58 54Q100 18 142 54Q100 86 58 54Z', '#fffdf2', edge(gold.ink, 2)) +
    circle(100, 53, 19, canvas.ball(canvas.subject), edge(canvas.subject.ink, 3)) +
    ellipse(100, 53, 5, 14, '#0b0614') +
    circle(94, 46, 4.5, '#fff')
  )
}
