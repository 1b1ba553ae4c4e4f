import type { Canvas } from '../../canvas.ts'
import { at, circle, edge, line, path } from '../../svg-shapes.ts'
import { gold, scarlet, tones } from '../../tones.ts'

const ember = tones(48, 0.2)

/** A phoenix rising, wings spread. */
export function phoenix(canvas: Canvas): string {
  const quill = (turn: number, size: number, color: typeof gold) =>
    at(
      84,
      104,
      path(
        'M0 0C-14-30-14-70 2-108C20-70 20-30 0 0Z',
        canvas.fade([color.bright, color.base, color.deep], true),
        edge(color.ink, 3),
      ) + line('M0-8L2-80', color.pale, 2.4),
      turn,
      size,
    )
  const wing = [
    [-96, 0.72, scarlet],
    [-78, 0.88, ember],
    [-60, 1, scarlet],
    [-42, 1.04, ember],
    [-25, 0.98, scarlet],
    [-88, 0.5, gold],
    [-64, 0.6, gold],
    [-40, 0.62, gold],
  ]
    .map(([turn, size, color]) => quill(turn as number, size as number, color as typeof gold))
    .join('')
  const tail = [-26, -10]
    .map((turn) =>
      at(
        96,
        130,
        path('M0 0C-12 26 8 44-8 74C14 58 18 26 6 0Z', canvas.shade(ember), edge(scarlet.ink, 3)) +
          circle(-2, 66, 6, canvas.accent.bright, edge(scarlet.ink, 2)),
        -turn,
      ),
    )
    .join('')
  return (
    circle(100, 92, 108, canvas.glow(ember.bright)) +
    canvas.mirror(wing + tail) +
    path(
      'M100 142C76 132 74 104 86 86C92 74 88 62 84 52C90 34 112 34 116 50C118 62 108 72 114 86C126 104 124 132 100 142Z',
      canvas.shade(ember),
      edge(scarlet.ink, 4),
    ) +
    path(
      'M88 100q6 8 12 0q6 8 12 0M86 114q7 8 14 0q7 8 14 0M92 128q4 6 8 0q4 6 8 0',
      'none',
      edge(gold.pale, 3),
    ) +
    path(
      'M96 38C90 24 92 12 100 4C100 14 104 18 108 8C116 18 114 30 106 38Z',
      canvas.metal(gold),
      edge(gold.ink, 2.5),
    ) +
    path('M84 50L66 58L86 62Z', gold.bright, edge(gold.ink, 3)) +
    circle(95, 50, 4.5, '#fff', edge(scarlet.ink, 2)) +
    circle(94, 50, 2, scarlet.ink)
  )
}
