import type { Canvas } from '../canvas.ts'
import { gold, jade, scarlet, tones } from '../colors.ts'
import { at, circle, edge, line, opacity, path } from '../svg-shapes.ts'

const ember = tones(48, 0.2)

const chilli = (canvas: Canvas) =>
  path(
    'M-10-30C10-36 26-24 26-4C26 28 4 50-34 58C-10 40-4 20-14-4C-20-14-20-26-10-30Z',
    canvas.shade(scarlet),
    edge(scarlet.ink, 4),
  ) +
  path('M-16-26C-8-40 14-40 20-24C8-30-2-22-16-26Z', canvas.shade(jade), edge(jade.ink, 3)) +
  line('M2-34C2-46 8-52 16-54', jade.deep, 6) +
  line('M14-14C20 4 14 22 0 36', '#fff', 5, opacity(0.6))

/** A fire in three tongues with a pepper, or a seven, at its heart. */
export function flame(canvas: Canvas): string {
  const heart =
    canvas.random.next() < 0.5
      ? at(100, 116, chilli(canvas), 8, 1.15)
      : path(
          'M66 84H134V104C118 122 112 140 110 166H84C86 142 94 124 108 108H66Z',
          canvas.metal(gold),
          edge(scarlet.ink, 5),
        )
  return (
    circle(100, 104, 104, canvas.glow(ember.bright)) +
    path(
      'M100 184C54 184 30 152 34 116C36 96 50 88 48 62C62 72 68 84 68 96C82 76 90 44 78 8C112 22 126 54 126 86C134 78 136 66 134 54C156 74 170 100 168 126C166 160 142 184 100 184Z',
      canvas.fade([scarlet.base, scarlet.base, scarlet.deep], true),
      edge(scarlet.ink, 4),
    ) +
    path(
      'M100 180C66 180 48 156 52 128C54 114 64 108 66 92C74 102 78 110 78 118C92 100 98 74 94 48C116 64 120 92 118 108C126 102 128 94 130 86C146 104 152 122 150 138C146 164 128 180 100 180Z',
      canvas.fade([gold.bright, ember.bright, ember.base], true),
    ) +
    path(
      'M100 178C78 178 66 162 68 144C70 132 78 128 82 118C90 128 94 128 100 106C116 120 132 132 130 150C128 168 116 178 100 178Z',
      canvas.fade([gold.pale, gold.bright], true),
    ) +
    heart +
    circle(40, 50, 4, gold.bright) +
    circle(156, 40, 5, ember.bright) +
    circle(148, 22, 3, gold.pale) +
    circle(26, 84, 3, ember.base) +
    circle(178, 84, 3.4, gold.bright)
  )
}
