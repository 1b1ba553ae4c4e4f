import type { Canvas } from '../canvas.ts'
import { gold, jade, scarlet, tones } from '../colors.ts'
import { at, circle, edge, ellipse, onCircle, path, polygon, rect, short, starPoints } from '../svg-shapes.ts'

const hues = [27, 60, 95, 150, 230, 265, 305, 350]

/** The disc: colored sectors with a star, coin or gem in each, bulbs around the rim. Radius 92. */
function disc(canvas: Canvas): string {
  const shift = canvas.random.whole(0, 7)
  const sectors = hues.map((_, i) => {
    const color = tones(hues[(i + shift) % 8] ?? 0, 0.2)
    const [[x1, y1], [x2, y2]] = [onCircle(0, 0, 78, i * 45), onCircle(0, 0, 78, i * 45 + 45)]
    const prize =
      i % 2
        ? path(polygon(starPoints(0, 0, 5, 11, 5)), '#fff')
        : circle(0, 0, 9, gold.bright, edge(gold.ink, 2))
    return (
      path(
        `M0 0L${short(x1)} ${short(y1)}A78 78 0 0 1 ${short(x2)} ${short(y2)}Z`,
        i % 2 ? color.base : color.deep,
        edge(gold.pale, 2),
      ) + at(0, 0, at(0, -56, prize), i * 45 + 22.5)
    )
  })
  const bulbs = Array.from({ length: 16 }, (_, i) =>
    circle(...onCircle(0, 0, 85, i * 22.5), 4, i % 2 ? '#fff' : gold.bright, edge(gold.ink, 1.2)),
  ).join('')
  return (
    circle(0, 0, 92, canvas.shade(scarlet), edge(gold.ink, 4)) +
    circle(0, 0, 78, gold.deep) +
    sectors.join('') +
    bulbs +
    circle(0, 0, 92, 'none', edge(gold.bright, 3)) +
    circle(0, 0, 22, canvas.metal(gold), edge(gold.ink, 3)) +
    path(polygon(starPoints(0, 0, 5, 14, 6.5)), scarlet.base, edge(gold.ink, 1.5))
  )
}

const pointer = (canvas: Canvas) =>
  path('M100 30L82-6Q100-18 118-6Z', canvas.metal(scarlet), edge('#fff', 3.5)) +
  circle(100, 0, 6, gold.bright)

/** The wheel of fortune: full face on its stand, or leaning into the picture. */
export function fortuneWheel(canvas: Canvas): string {
  const turn = canvas.random.whole(0, 44)
  const halo = circle(100, 96, 110, canvas.glow(canvas.accent.bright))
  if (canvas.random.next() < 0.5)
    return `${halo}${ellipse(112, 180, 84, 12, '#000', ' opacity=".35"')}<g transform="translate(100 98) rotate(-14) skewX(-4) scale(.86 1)">${circle(9, 4, 92, gold.ink)}${at(0, 0, disc(canvas), turn)}</g>${at(-26, 2, pointer(canvas), -14)}`
  return (
    halo +
    path('M64 196L92 120H108L136 196Z', canvas.metal(gold), edge(gold.ink, 4)) +
    rect(46, 188, 108, 14, 5, canvas.shade(canvas.subject), edge(canvas.subject.ink, 3)) +
    at(100, 96, at(0, 0, disc(canvas), turn), 0, 0.98) +
    pointer(canvas)
  )
}

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
