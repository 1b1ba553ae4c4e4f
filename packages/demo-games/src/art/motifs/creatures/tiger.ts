import type { Canvas } from '../../canvas.ts'
import { circle, edge, ellipse, line, opacity, path } from '../../svg-shapes.ts'
import { gold, tones } from '../../tones.ts'

const white = tones(80, 0.04)

function half(canvas: Canvas, fur: ReturnType<typeof tones>): string {
  const { ink } = fur
  return (
    circle(52, 44, 23, canvas.shade(fur), edge(ink, 4)) +
    circle(53, 46, 12, '#ff9fae') +
    path(
      'M52 100L22 106L36 116L18 130L38 136L28 152L54 154L58 168L80 162Z',
      canvas.fade([white.base, white.pale]),
      edge(ink, 4),
    ) +
    path('M100 30C66 30 40 52 38 88C36 118 56 150 100 166Z', canvas.shade(fur)) +
    path('M100 30C66 30 40 52 38 88C36 118 56 150 100 166', 'none', edge(ink, 4)) +
    path('M64 78q14-20 30 0l-4 10h-24Z', white.pale) +
    path('M98 120C80 112 60 122 62 142C72 156 86 164 100 166Z', white.pale) +
    path(
      'M97 32l-9 3 2 22 10 12ZM84 36l-13 8q8 16 18 20ZM39 80q18-4 26 6-12 6-27 8ZM40 104q16-4 22 6-8 6-20 8Z',
      ink,
    ) +
    path('M62 94q16-14 32 6q-18 10-32-6Z', gold.bright, edge(ink, 4)) +
    circle(80, 96, 6, ink) +
    circle(78, 93.5, 2.2, '#fff') +
    circle(76, 138, 1.8, ink) +
    circle(70, 144, 1.8, ink) +
    circle(82, 145, 1.8, ink)
  )
}

/** A tiger's head, full face, one tooth showing. */
export function tiger(canvas: Canvas): string {
  const fur = canvas.random.next() < 0.93 ? tones(62, 0.19) : tones(250, 0.03)
  return (
    circle(100, 98, 100, canvas.glow(canvas.accent.bright)) +
    canvas.mirror(half(canvas, fur)) +
    path('M84 112H116Q120 112 116 119L100 132L84 119Q80 112 84 112Z', '#f2617a', edge(fur.ink, 3)) +
    ellipse(94, 116, 5, 2, '#fff', opacity(0.7)) +
    path(
      'M78 140Q92 150 100 138Q108 150 122 140Q118 164 100 164Q82 164 78 140Z',
      '#7a1226',
      edge(fur.ink, 3),
    ) +
    path('M84 145l5 13 5-11ZM106 147l5 11 5-13Z', '#fff') +
    line('M100 131v8', fur.ink, 3) +
    line('M56 132L20 124M56 140L18 144M144 132l36-8M144 140l38 4', '#fff', 1.6, opacity(0.8))
  )
}
