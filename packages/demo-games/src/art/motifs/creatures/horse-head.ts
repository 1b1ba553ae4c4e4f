import type { Canvas } from '../../canvas.ts'
import { circle, edge, line, opacity, path } from '../../svg-shapes.ts'
import { gold, tones } from '../../tones.ts'

const outline =
  'M64 200C50 158 56 122 76 94C84 70 92 50 108 38L110 12L126 30C142 36 150 52 158 74C166 90 182 102 184 118C184 134 168 144 154 136C144 128 134 126 124 130C122 150 136 172 150 200Z'

/** A horse's head in profile, mane flying, in a champion's bridle. */
export function horseHead(canvas: Canvas): string {
  const coat = tones(canvas.random.pick([40, 28, 55]), canvas.random.pick([0.12, 0.07]))
  const { subject } = canvas
  return (
    circle(104, 92, 106, canvas.glow(canvas.accent.bright)) +
    path(
      'M112 30C88 18 60 30 44 52C32 56 18 54 6 46C10 62 20 72 30 74C22 86 10 90-4 88C4 102 16 108 26 106C22 122 12 130 0 132C10 144 22 146 32 142C32 158 26 170 16 178C30 184 44 180 50 174L64 200L110 180L116 70Z',
      canvas.shade(subject),
      edge(subject.ink, 4),
    ) +
    path(outline, canvas.shade(coat), edge(coat.ink, 4)) +
    path(
      'M108 36C84 56 72 92 76 130C80 108 92 96 98 84L94 104C110 90 118 66 124 44Z',
      canvas.shade(subject),
      edge(subject.ink, 3),
    ) +
    path('M114 18L116 34L124 36Z', coat.ink) +
    path('M120 66q10-10 20-2q-6 10-20 2Z', '#fff', edge(coat.ink, 3.5)) +
    circle(131, 65, 4.6, '#160d10') +
    circle(129, 63, 1.6, '#fff') +
    line('M114 60q12-12 26-6', coat.ink, 4) +
    path('M170 112q6-2 8 4q-4 4-8-4Z', coat.ink) +
    line('M154 134q8-6 20-6', coat.ink, 3) +
    line('M118 46L112 118L150 132M150 132L162 84M112 118L80 190M134 42L118 46', gold.ink, 8) +
    line('M118 46L112 118L150 132M150 132L162 84M112 118L80 190M134 42L118 46', gold.bright, 4.5) +
    circle(113, 117, 7, canvas.ball(gold), edge(gold.ink, 2)) +
    circle(150, 131, 6, canvas.ball(gold), edge(gold.ink, 2)) +
    line('M146 60C152 76 164 92 174 104', '#fff', 5, opacity(0.5))
  )
}
