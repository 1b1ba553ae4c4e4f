import type { Canvas } from '../../canvas.ts'
import { at, circle, dots, edge, line, path, rect } from '../../svg-shapes.ts'
import { gold, jade, scarlet, tones } from '../../tones.ts'
import { numberedBall } from './lottery-balls.ts'

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
  canvas.lettering
    ? `<text x="${x}" y="-55" text-anchor="middle" font-family="'Arial Black',Roboto,'Liberation Sans',sans-serif" font-weight="900" font-size="19" fill="#fff">${text}</text>`
    : ''

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
