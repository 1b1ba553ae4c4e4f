import type { Canvas } from '../../canvas.ts'
import { circle, edge, ellipse, line, opacity, path, rect } from '../../svg-shapes.ts'
import { tones } from '../../tones.ts'

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
