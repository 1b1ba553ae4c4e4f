import type { Canvas } from '../../canvas.ts'
import { at, circle, edge, ellipse, onCircle, path, short } from '../../svg-shapes.ts'
import { gold, jade, scarlet, tones } from '../../tones.ts'

const wood = tones(38, 0.12)

function wedge(from: number, to: number, inner: number, outer: number): string {
  const [a, b, c, d] = [
    onCircle(0, 0, outer, from),
    onCircle(0, 0, outer, to),
    onCircle(0, 0, inner, to),
    onCircle(0, 0, inner, from),
  ]
  const text = ([x, y]: [number, number]) => `${short(x)} ${short(y)}`
  return `M${text(a)}A${outer} ${outer} 0 0 1 ${text(b)}L${text(c)}A${inner} ${inner} 0 0 0 ${text(d)}Z`
}

/** The wheel in its bowl, seen at a slant, the ball at rest in a pocket. */
export function roulette(canvas: Canvas): string {
  const pockets = (color: number) =>
    Array.from({ length: 24 }, (_, i) =>
      i % 2 === color && i !== 5 ? wedge(i * 15, i * 15 + 15, 52, 76) : '',
    ).join('')
  const spokes = [0, 90, 180, 270]
    .map((turn) =>
      at(
        0,
        0,
        path('M-3 0L-2-30H2L3 0Z', canvas.metal(gold)) +
          circle(0, -31, 5, canvas.ball(gold), edge(gold.ink, 1.5)),
        turn + 20,
      ),
    )
    .join('')
  const wheel =
    circle(0, 0, 100, canvas.shade(wood), edge(wood.ink, 4)) +
    circle(0, 0, 88, canvas.shade(tones(38, 0.08)), edge(gold.bright, 4)) +
    circle(0, 0, 78, '#15090c') +
    path(pockets(0), scarlet.base, edge(gold.bright, 1.4)) +
    path(pockets(1), '#1b1720', edge(gold.bright, 1.4)) +
    path(wedge(75, 90, 52, 76), jade.base, edge(gold.bright, 1.4)) +
    circle(0, 0, 52, canvas.shade(wood), edge(gold.bright, 4)) +
    circle(0, 0, 38, canvas.ball(wood)) +
    spokes
  return (
    circle(100, 96, 108, canvas.glow(canvas.accent.bright)) +
    ellipse(100, 172, 92, 20, '#000', ' opacity=".4"') +
    `<g transform="translate(100 102) scale(1.02 .76)">${wheel}</g>` +
    path('M92 98L96 56H104L108 98Q100 104 92 98Z', canvas.metal(gold), edge(gold.ink, 2.5)) +
    circle(100, 52, 10, canvas.ball(gold), edge(gold.ink, 2.5)) +
    circle(152, 124, 8, canvas.ball(tones(260, 0.02)), edge('#333', 1.5))
  )
}
