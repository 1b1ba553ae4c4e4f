import type { Canvas } from '../canvas.ts'
import { gold, jade, tones } from '../colors.ts'
import {
  circle,
  edge,
  ellipse,
  line,
  onCircle,
  opacity,
  path,
  polygon,
  rect,
  short,
  starPoints,
} from '../svg-shapes.ts'

const rubber = tones(50, 0.19)

/** A basketball alight, dropping through the ring. */
export function basketball(canvas: Canvas): string {
  const net =
    'M44 140L70 200M68 146L94 200M100 148L100 200M132 146L106 200M156 140L130 200M52 160Q100 176 148 160M62 180Q100 194 138 180'
  return (
    circle(100, 84, 106, canvas.glow(canvas.accent.bright)) +
    path(
      'M38 84C30 50 44 28 40-8C62 8 66 24 68 34C80 16 88 2 86-20C112-2 116 22 116 34C126 24 130 12 132-4C156 22 168 52 162 84Z',
      canvas.fade([rubber.bright, canvas.accent.bright, rubber.base], true),
      opacity(0.9),
    ) +
    line(net, '#fff', 3, opacity(0.85)) +
    ellipse(100, 138, 64, 15, 'none', edge('#c3241c', 8)) +
    circle(100, 86, 58, canvas.ball(rubber), edge(rubber.ink, 4)) +
    line(
      'M100 28Q84 86 100 144M42 86Q100 68 158 86M58 46Q92 84 62 130M142 46Q108 84 138 130',
      rubber.ink,
      4,
    ) +
    circle(80, 62, 34, canvas.glow('#ffffff', 0.6)) +
    path('M37 140A64 15 0 0 0 163 140', 'none', edge('#ff5a40', 8))
  )
}

const leather = tones(255, 0.02)

/** Panels of a football: one pentagon in front, five at the rim, seams between. */
function panels(): [string, string] {
  const middle = [0, 72, 144, 216, 288].map((turn) => onCircle(0, 0, 22, turn + 8))
  const rim = [0, 72, 144, 216, 288].map((turn) =>
    polygon([
      onCircle(0, 0, 46, turn + 8),
      onCircle(0, 0, 56, turn + 32),
      onCircle(0, 0, 74, turn + 26),
      onCircle(0, 0, 74, turn - 10),
      onCircle(0, 0, 56, turn - 16),
    ]),
  )
  const seams = [0, 72, 144, 216, 288].map((turn) => {
    const seam = [
      onCircle(0, 0, 22, turn + 8),
      onCircle(0, 0, 46, turn + 8),
      onCircle(0, 0, 56, turn + 32),
      onCircle(0, 0, 56, turn + 56),
    ]
    return `M${seam.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`
  })
  return [polygon(middle) + rim.join(''), seams.join('')]
}

/** A football coming at the viewer, light streaming behind it. */
export function football(canvas: Canvas): string {
  const [dark, seams] = panels()
  const clip = canvas.define(`<clipPath id="?">${circle(0, 0, 66, '#000')}</clipPath>`)
  const trail = canvas.fade([`${canvas.accent.bright}/0`, `${canvas.accent.bright}/.9`])
  return (
    circle(104, 92, 106, canvas.glow(canvas.accent.bright)) +
    path('M-50 150L70 36L120 150ZM-70 190L60 70L100 170Z', trail, opacity(0.7)) +
    path('M-60 176L70 64L130 150Z', canvas.fade(['#ffffff/0', '#ffffff/.8'])) +
    ellipse(108, 176, 60, 9, '#000', opacity(0.4)) +
    `<g transform="translate(108 94) rotate(-14) scale(1.14)">${circle(0, 0, 66, canvas.ball(leather), edge('#14121c', 4))}<g clip-path="url(#${clip})">${path(dark, '#1d1a2a')}${line(seams, '#1d1a2a', 3)}</g>${circle(-20, -26, 40, canvas.glow('#ffffff', 0.55))}${path('M20 60A64 64 0 0 0 62 14', 'none', `${edge(canvas.accent.bright, 5)}${opacity(0.9)}`)}</g>`
  )
}

/** A golden cup between two branches of laurel. */
export function trophy(canvas: Canvas): string {
  const leaves = Array.from({ length: 7 }, (_, i) => {
    const angle = 200 + i * 22
    const rad = ((angle - 90) * Math.PI) / 180
    return `<g transform="translate(${Math.round(100 + Math.cos(rad) * 84)} ${Math.round(96 + Math.sin(rad) * 84)}) rotate(${angle - 60})">${path('M0 0Q12-12 28 0Q12 10 0 0Z', canvas.shade(jade), edge(jade.ink, 2))}</g>`
  }).join('')
  const cup = canvas.fade([gold.deep, gold.bright, gold.pale, gold.bright, gold.base, gold.deep])
  return (
    circle(100, 84, 106, canvas.glow(gold.bright)) +
    canvas.mirror(leaves) +
    canvas.mirror(
      line('M52 42C20 36 20 84 64 94', gold.ink, 15) + line('M52 42C20 36 20 84 64 94', gold.bright, 9),
    ) +
    path('M46 26H154C154 78 138 108 112 116V140H88V116C62 108 46 78 46 26Z', cup, edge(gold.ink, 4)) +
    ellipse(100, 26, 54, 10, gold.deep, edge(gold.pale, 3.5)) +
    ellipse(100, 126, 17, 6, gold.bright, edge(gold.ink, 2.5)) +
    path('M78 140H122L134 160H66Z', cup, edge(gold.ink, 4)) +
    rect(54, 160, 92, 26, 5, canvas.shade(canvas.subject), edge(canvas.subject.ink, 4)) +
    rect(76, 166, 48, 13, 3, gold.bright) +
    path(polygon(starPoints(100, 68, 5, 25, 11)), canvas.subject.base, edge(gold.pale, 3)) +
    path('M58 36C58 70 66 94 82 106C72 84 70 60 70 38Z', '#fff', opacity(0.6))
  )
}
