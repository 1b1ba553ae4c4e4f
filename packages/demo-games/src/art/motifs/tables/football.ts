import type { Canvas } from '../../canvas.ts'
import { circle, edge, ellipse, line, onCircle, opacity, path, polygon, short } from '../../svg-shapes.ts'
import { tones } from '../../tones.ts'

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
