import type { Canvas } from '../canvas.ts'
import { gold, jade, scarlet, type Tones, tones } from '../colors.ts'
import { lettering } from '../lettering.ts'
import {
  at,
  circle,
  dots,
  edge,
  ellipse,
  line,
  opacity,
  path,
  polygon,
  rect,
  starPoints,
} from '../svg-shapes.ts'
import { coin } from './coins.ts'

/** A numbered ball of radius 30; without lettering its disc holds a star. */
function numberedBall(canvas: Canvas, color: Tones, number: string | number): string {
  const mark = canvas.lettering
    ? lettering(String(number), { face: 'wide', size: 21, x: 0, y: 8 }, ' fill="#1a1426"')
    : path('M0-11L3-4L11-3L5 3L6 11L0 7L-6 11L-5 3L-11-3L-3-4Z', color.base)
  return (
    circle(0, 0, 30, canvas.ball(color), edge(color.ink, 3)) +
    circle(1, 1, 17, '#fff', edge(color.deep, 1.5)) +
    mark +
    ellipse(-12, -18, 9, 5, '#fff', ' opacity=".8" transform="rotate(-35 -12 -18)"')
  )
}

const ballColors = [scarlet, tones(255, 0.2), gold, jade, tones(305, 0.2), tones(48, 0.2)]

/** Numbered balls bursting upward. */
export function lotteryBalls(canvas: Canvas): string {
  const places = [
    [38, 62, 0.75],
    [166, 54, 0.7],
    [104, 26, 0.6],
    [30, 128, 0.85],
    [172, 122, 0.9],
    [70, 168, 0.75],
    [136, 172, 0.75],
    [98, 100, 1.65],
  ] as const
  const balls = places.map(([x, y, size], i) =>
    at(
      x,
      y,
      numberedBall(
        canvas,
        ballColors[(i + canvas.random.whole(0, 2)) % 6] ?? gold,
        canvas.random.whole(1, 49),
      ),
      canvas.random.whole(-18, 18),
      size,
    ),
  )
  return circle(100, 96, 108, canvas.glow(canvas.accent.bright)) + balls.join('')
}

const colors = [scarlet, tones(55, 0.2), jade, tones(250, 0.2), tones(310, 0.2), gold]

/** A golden cage full of balls, one of them rolling out. */
export function bingoCage(canvas: Canvas): string {
  const places = [
    [70, 104],
    [100, 112],
    [130, 104],
    [82, 80],
    [114, 84],
    [100, 56],
    [60, 76],
    [140, 74],
  ] as const
  const balls = places
    .map(([x, y], i) =>
      at(
        x,
        y,
        numberedBall(canvas, colors[i % 6] ?? gold, canvas.random.whole(1, 75)),
        canvas.random.whole(-30, 30),
        0.58,
      ),
    )
    .join('')
  const wires = [16, 40, 58].map((rx) => ellipse(100, 82, rx, 66, 'none', edge(gold.bright, 3))).join('')
  return (
    circle(100, 84, 106, canvas.glow(canvas.accent.bright)) +
    path('M20 184L44 84H56L44 184ZM180 184L156 84H144L156 184Z', canvas.metal(gold), edge(gold.ink, 3)) +
    circle(100, 82, 66, canvas.glow('#ffffff', 0.5)) +
    balls +
    wires +
    ellipse(100, 82, 66, 18, 'none', edge(gold.bright, 3)) +
    circle(100, 82, 66, 'none', edge(gold.ink, 9)) +
    circle(100, 82, 66, 'none', edge(gold.bright, 5)) +
    line('M166 82H190V58', gold.ink, 9) +
    line('M166 82H190V58', gold.base, 5) +
    circle(190, 54, 8, canvas.ball(scarlet), edge(scarlet.ink, 2.5)) +
    path('M52 54A58 58 0 0 1 88 26', 'none', `${edge('#fff', 5)}${opacity(0.7)}`) +
    path('M10 184H190L180 196H20Z', canvas.shade(canvas.subject), edge(canvas.subject.ink, 3)) +
    at(100, 164, numberedBall(canvas, canvas.random.pick(colors), canvas.random.whole(1, 75)), -10, 0.95)
  )
}

const columns = [scarlet, tones(55, 0.2), jade, tones(250, 0.2), tones(310, 0.2)]

function card(canvas: Canvas): string {
  const heads = columns
    .map(
      (color, i) =>
        rect(-64 + i * 26, -74, 24, 24, 6, canvas.shade(color)) +
        letter(canvas, 'BINGO'[i] ?? '', -52 + i * 26),
    )
    .join('')
  const places = Array.from(
    { length: 25 },
    (_, i) => [-52 + (i % 5) * 26, -35 + Math.floor(i / 5) * 24] as const,
  )
  const daubed = (i: number) => i % 6 === 0 || canvas.random.next() < 0.25
  const boxes = path(
    places.map(([x, y]) => `M${x - 12} ${y - 11}h24v22h-24Z`).join(''),
    '#fff',
    edge('#fff', 1),
  )
  const daubs = places.map((_, i) => daubed(i))
  const blanks = line(places.map(([x, y], i) => (daubs[i] ? '' : `M${x - 5} ${y}h10`)).join(''), '#c3bdd6', 5)
  const inked = columns.map((color, column) =>
    dots(
      places.filter((_, i) => daubs[i] && i % 5 === column),
      18,
      color.base,
    ),
  )
  const cells = boxes + blanks + inked.join('')
  return (
    rect(-72, -82, 144, 164, 12, canvas.shade(canvas.subject), edge(canvas.subject.ink, 4)) + heads + cells
  )
}

const letter = (canvas: Canvas, text: string, x: number) =>
  canvas.lettering ? lettering(text, { face: 'wide', size: 19, x, y: -55 }, ' fill="#fff"') : ''

/** A daubed card, balls rolling before it. */
export function bingoCard(canvas: Canvas): string {
  const { random } = canvas
  return (
    circle(100, 90, 106, canvas.glow(canvas.accent.bright)) +
    at(104, 86, card(canvas), random.pick([-9, 8]), 1.02) +
    at(36, 142, numberedBall(canvas, scarlet, random.whole(1, 15)), -12, 1.08) +
    at(164, 150, numberedBall(canvas, tones(250, 0.2), random.whole(46, 60)), 10, 1.15) +
    at(98, 174, numberedBall(canvas, gold, random.whole(31, 45)), 6, 0.8) +
    at(176, 34, numberedBall(canvas, jade, random.whole(16, 30)), 20, 0.66)
  )
}

function ticket(canvas: Canvas): string {
  const { subject } = canvas
  const shape = 'M-84-46H84V-12A12 12 0 0 0 84 12V46H-84V12A12 12 0 0 0-84-12Z'
  const marks = Array.from({ length: 10 }, (_, i) =>
    circle(
      -8 + (i % 5) * 18,
      10 + Math.floor(i / 5) * 18,
      7,
      i % 3 === 1 ? scarlet.base : '#fff',
      edge(gold.deep, 1.5),
    ),
  ).join('')
  return (
    path(shape, canvas.shade(gold), edge(gold.ink, 4)) +
    path('M-84-46H84V-28H-84Z', subject.base, edge(gold.ink, 2.5)) +
    line('M-32-26V44', gold.ink, 2.5, ' stroke-dasharray="5 5"') +
    path(polygon(starPoints(-57, 10, 5, 22, 10)), '#fff', edge(gold.deep, 2)) +
    rect(-20, -22, 92, 20, 4, gold.pale, edge(gold.deep, 1.5)) +
    line('M-12-12H60', gold.deep, 5) +
    marks
  )
}

/** A golden ticket with the balls that made it win. */
export function goldenTicket(canvas: Canvas): string {
  const { random } = canvas
  return (
    circle(100, 90, 106, canvas.glow(gold.bright)) +
    at(112, 70, canvas.stamp(ticket(canvas)), 14, 0.92) +
    at(92, 98, canvas.stamp(ticket(canvas)), -12, 1.08) +
    at(40, 156, numberedBall(canvas, scarlet, random.whole(1, 45)), -14, 0.95) +
    at(100, 166, numberedBall(canvas, tones(255, 0.2), random.whole(1, 45)), 6, 1.05) +
    at(160, 152, numberedBall(canvas, jade, random.whole(1, 45)), 14, 0.95) +
    at(34, 34, canvas.stamp(coin(canvas, false)), -20, 0.6) +
    at(176, 28, canvas.stamp(coin(canvas, true)), 20, 0.45)
  )
}
