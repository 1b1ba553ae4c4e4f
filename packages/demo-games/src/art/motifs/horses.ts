import type { Canvas } from '../canvas.ts'
import { gold, tones } from '../colors.ts'
import { circle, edge, ellipse, line, opacity, path, rect } from '../svg-shapes.ts'

const coats = [tones(45, 0.11), tones(30, 0.14), tones(270, 0.04), tones(80, 0.05)] as const

function legs(coat: (typeof coats)[number]): string {
  const far = 'M130 118C146 128 160 124 172 134L184 130M62 120C48 134 40 138 24 134L14 142'
  const near = 'M122 120C134 140 152 144 164 154L176 158M72 122C62 142 48 152 32 156L22 166'
  return (
    line(far, coat.ink, 12) + line(far, coat.deep, 8) + line(near, coat.ink, 13) + line(near, coat.base, 9)
  )
}

function jockey(canvas: Canvas): string {
  const { subject, accent } = canvas
  return (
    path('M84 84C80 60 96 42 122 40L134 52L116 62L112 86Z', canvas.shade(subject), edge(subject.ink, 3.5)) +
    path('M88 62L126 50L120 60L88 72Z', accent.bright) +
    line('M124 50L140 72L154 68', subject.ink, 10) +
    line('M124 50L140 72L154 68', subject.base, 6) +
    line('M92 82L112 90L106 112', '#1b1524', 10) +
    line('M92 82L112 90L106 110', '#fff', 6.5) +
    circle(134, 36, 14, canvas.ball(accent), edge(accent.ink, 3.5)) +
    path('M124 42C132 46 142 46 152 40L150 50C140 54 132 52 126 50Z', '#2a2036')
  )
}

/** A racehorse at full stride with its rider, rails flashing by. */
export function gallopingHorse(canvas: Canvas): string {
  const coat = canvas.random.pick(coats)
  const mane = coat.ink
  return (
    circle(100, 88, 106, canvas.glow(canvas.accent.bright)) +
    line('M-40 62H30M-30 84H14M-50 106H20', '#fff', 4, opacity(0.55)) +
    ellipse(98, 172, 84, 8, '#000', opacity(0.35)) +
    path('M8 172q-10-20 8-22q2-16 18-8q14-6 16 10q14 2 8 20Z', '#d8b98a', opacity(0.75)) +
    path('M52 94C30 76 8 82-8 104C14 94 28 104 48 112Z', mane) +
    legs(coat) +
    path(
      'M46 104C46 86 66 78 90 82C112 84 124 76 136 58L146 42L152 28L158 38C172 42 182 58 190 70C192 80 182 88 172 82C162 80 158 82 154 92C150 112 140 124 124 126C104 128 86 122 70 126C54 126 46 118 46 104Z',
      canvas.shade(coat),
      edge(coat.ink, 4),
    ) +
    path('M152 30C136 32 124 46 116 66L104 74C112 84 124 80 132 70L130 80C142 72 146 58 150 46Z', mane) +
    circle(167, 56, 3.6, '#120c18') +
    circle(166, 55, 1.2, '#fff') +
    circle(184, 74, 2, coat.ink) +
    line('M162 44L158 80L178 82M158 62L140 74', canvas.subject.base, 3.5) +
    rect(82, 92, 30, 24, 4, canvas.subject.base, edge('#fff', 3)) +
    jockey(canvas) +
    path('M-60 181H260V187H-60ZM-60 193H260V199H-60Z', canvas.fade(['#fff/0', '#fff', '#fff', '#fff/0'])) +
    line('M30 180V208M100 180V208M170 180V208', '#fff', 6)
  )
}

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
