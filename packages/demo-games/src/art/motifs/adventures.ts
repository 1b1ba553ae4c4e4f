import type { Canvas } from '../canvas.ts'
import { gold, jade, tones } from '../colors.ts'
import { at, circle, edge, ellipse, line, opacity, path, polygon, starPoints } from '../svg-shapes.ts'

const wood = tones(50, 0.11)

function skull(): string {
  return (
    path('M100 58C86 58 80 68 82 78Q83 84 88 85V92H112V85Q117 84 118 78C120 68 114 58 100 58Z', '#fff') +
    circle(92, 76, 5, '#221') +
    circle(108, 76, 5, '#221') +
    path('M100 80l-3 6h6ZM93 92v-4M100 92v-4M107 92v-4', '#221', edge('#221', 1.5)) +
    line('M78 96l44 14M122 96l-44 14', '#fff', 5)
  )
}

/** A pirate ship under black or red sails, breaking through a wave. */
export function galleon(canvas: Canvas): string {
  const sail = canvas.random.next() < 0.5 ? tones(20, 0.2) : tones(280, 0.05)
  const cloth = canvas.fade([sail.base, sail.deep, sail.ink])
  return (
    circle(100, 80, 84, canvas.fade([gold.pale, gold.bright, canvas.accent.base], true), opacity(0.9)) +
    circle(100, 84, 104, canvas.glow(gold.bright, 0.6)) +
    line('M100 6V140M52 26V140M150 30V138M166 116L198 92', wood.deep, 6) +
    path('M100 2l26 8-26 8Z', sail.base) +
    path('M34 34Q52 28 72 34Q80 62 70 92Q50 84 30 92Q40 62 34 34Z', cloth, edge(sail.ink, 3)) +
    path('M132 38Q150 32 168 38Q176 62 168 90Q150 82 130 90Q138 62 132 38Z', cloth, edge(sail.ink, 3)) +
    path('M70 22Q100 12 130 22Q142 68 128 116Q100 104 72 116Q58 68 70 22Z', cloth, edge(sail.ink, 3.5)) +
    skull() +
    path(
      'M14 108L36 114V128H158L190 106C188 140 172 164 152 172H52C30 164 20 136 14 108Z',
      canvas.shade(wood),
      edge(wood.ink, 4),
    ) +
    path('M22 132L178 132L174 142H26Z', gold.base) +
    line('M32 154H166M20 120L36 124', wood.ink, 2.5) +
    [58, 84, 110, 136].map((x) => circle(x, 152, 6, wood.ink, edge(gold.bright, 2.5))).join('') +
    path(
      'M-20 168C0 150 22 152 34 166C48 150 72 150 84 166C98 150 122 150 134 166C148 150 172 150 184 164C196 152 210 154 220 164V204H-20Z',
      canvas.fade([
        `${canvas.subject.base}/0`,
        canvas.subject.bright,
        canvas.subject.base,
        canvas.subject.deep,
        `${canvas.subject.deep}/0`,
      ]),
    ) +
    line(
      'M-16 170C0 154 22 154 34 168C48 152 72 152 84 168C98 152 122 152 134 168C148 152 172 152 184 166',
      canvas.fade(['#fff/0', '#fff', '#fff', '#fff/0']),
      3.5,
    )
  )
}

const leather = tones(48, 0.12)

const cactus = (canvas: Canvas) =>
  path(
    'M-9 60V-40a9 9 0 0 1 18 0V4H14a6 6 0 0 0 6-6V-14a8 8 0 0 1 16 0V4A18 18 0 0 1 18 22H9V60Z',
    canvas.shade(jade),
    edge(jade.ink, 3),
  ) +
  path('M-9 34h-8a16 16 0 0 1-16-16V8a7 7 0 0 1 14 0v8q0 4 4 4h6Z', canvas.shade(jade), edge(jade.ink, 3)) +
  line('M0-38V56', jade.bright, 3, opacity(0.7))

/** A sheriff's badge under a broad hat, between cacti. */
export function wildWest(canvas: Canvas): string {
  const star = polygon(starPoints(100, 122, 6, 58, 33))
  const tips = starPoints(100, 122, 6, 60, 33)
    .filter((_, i) => i % 2 === 0)
    .map(([x, y]) => circle(x, y, 7.5, canvas.ball(gold), edge(gold.ink, 2.5)))
    .join('')
  return (
    circle(
      100,
      86,
      76,
      canvas.fade([gold.pale, canvas.accent.bright, canvas.accent.base], true),
      opacity(0.85),
    ) +
    at(28, 112, cactus(canvas), 0, 0.95) +
    at(178, 120, cactus(canvas), 0, 0.75) +
    path(star, canvas.metal(gold), edge(gold.ink, 4.5)) +
    tips +
    circle(100, 122, 24, canvas.ball(gold), edge(gold.deep, 3)) +
    path(polygon(starPoints(100, 122, 5, 18, 8)), leather.deep) +
    path(
      'M52 66C54 26 70 8 86 12Q100 20 114 12C130 8 146 26 148 66Q100 84 52 66Z',
      canvas.shade(leather),
      edge(leather.ink, 4),
    ) +
    path('M51 56Q100 74 149 56L149 68Q100 86 51 68Z', canvas.accent.deep, edge(leather.ink, 2.5)) +
    path(
      'M4 60C14 46 34 58 52 66Q100 84 148 66C166 58 186 46 196 60C190 86 146 98 100 98S10 86 4 60Z',
      canvas.shade(leather),
      edge(leather.ink, 4),
    ) +
    line('M14 66C40 86 80 90 110 88', leather.pale, 3, opacity(0.5)) +
    ellipse(100, 66, 8, 7, gold.bright, edge(gold.ink, 2))
  )
}
