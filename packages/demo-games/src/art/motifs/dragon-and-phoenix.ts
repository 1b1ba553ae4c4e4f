import type { Canvas } from '../canvas.ts'
import { gold, scarlet, tones } from '../colors.ts'
import { at, circle, edge, ellipse, line, opacity, path } from '../svg-shapes.ts'

function half(canvas: Canvas): string {
  const { subject, accent } = canvas
  return (
    path(
      'M100 26C76 14 48 22 34 46L6 44C14 60 20 72 24 82L0 92C12 104 22 112 30 118L10 136C28 144 44 144 54 142L48 166C64 164 84 158 100 140Z',
      canvas.shade(accent),
      edge(accent.ink, 4),
    ) +
    path(
      'M100 44C80 34 58 42 50 60L30 62C36 74 42 84 46 92L28 104C42 112 54 116 64 116Z',
      accent.bright,
      opacity(0.55),
    ) +
    path(
      'M84 52C70 40 60 22 52-4C46 8 48 16 50 24C42 20 34 12 28 2C28 26 44 48 70 66Z',
      canvas.metal(gold),
      edge(gold.ink, 3.5),
    ) +
    path('M100 40C74 42 56 58 56 80C56 96 66 104 68 118C70 144 82 160 100 162Z', canvas.shade(subject)) +
    line('M100 40C74 42 56 58 56 80C56 96 66 104 68 118C70 144 82 160 100 162', subject.ink, 4) +
    line('M88 50q6 6 12 0M78 58q6 7 12 1M90 64q5 5 10 1M70 66q5 6 9 3', subject.pale, 2.4, opacity(0.8)) +
    path('M62 96Q78 78 94 104Q76 110 62 96Z', gold.pale, edge(subject.ink, 4)) +
    ellipse(79, 97, 3.4, 7, '#b3101f') +
    circle(77, 94, 1.8, '#fff') +
    path('M98 92C86 72 68 66 44 70C54 84 72 88 94 102Z', canvas.shade(gold), edge(gold.ink, 3.5)) +
    path('M100 94C92 96 88 108 80 112C62 112 62 134 78 136C88 136 92 130 100 130Z', subject.bright) +
    line('M92 108C88 112 84 112 80 112C62 112 62 134 78 136C88 136 92 130 100 130', subject.ink, 4) +
    ellipse(79, 125, 6.5, 4.6, subject.ink) +
    path('M74 137L80 152L87 137Z', '#fff', edge(subject.ink, 2.4)) +
    line('M66 124C40 120 28 148 8 132C0 122 12 112 18 122', gold.ink, 8) +
    line('M66 124C40 120 28 148 8 132C0 122 12 112 18 122', gold.bright, 4.5)
  )
}

/** A horned dragon, full face, a pearl of light on its brow. */
export function dragon(canvas: Canvas): string {
  const { subject, accent } = canvas
  return (
    circle(100, 94, 104, canvas.glow(accent.bright)) +
    path(
      'M76 152L74 186L90 172L100 198L110 172L126 186L124 152Z',
      canvas.shade(accent),
      edge(accent.ink, 4),
    ) +
    path('M72 132Q100 146 128 132Q128 166 100 168Q72 166 72 132Z', scarlet.ink, edge(subject.ink, 4)) +
    path('M84 156Q100 142 116 156Q112 166 100 166Q88 166 84 156Z', scarlet.base) +
    canvas.mirror(half(canvas)) +
    path('M90 150l4-9h3l3 9 3-9h3l4 9', 'none') +
    circle(100, 72, 20, canvas.glow('#ffffff')) +
    circle(100, 72, 8.5, canvas.ball(gold), edge(gold.ink, 2.5))
  )
}

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
