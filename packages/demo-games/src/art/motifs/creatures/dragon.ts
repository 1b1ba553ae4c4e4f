import type { Canvas } from '../../canvas.ts'
import { circle, edge, ellipse, line, opacity, path } from '../../svg-shapes.ts'
import { gold, scarlet } from '../../tones.ts'

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
