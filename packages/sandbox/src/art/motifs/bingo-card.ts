import type { Canvas } from '../canvas.ts'
import { at, circle, edge, rect } from '../svg-shapes.ts'
import { gold, jade, scarlet, tones } from '../tones.ts'
import { numberedBall } from './lottery-balls.ts'

const columns = [scarlet, tones(55, 0.2), jade, tones(250, 0.2), tones(310, 0.2)]

function card(canvas: Canvas): string {
  const heads = columns
    .map(
      (colour, i) =>
        rect(-64 + i * 26, -74, 24, 24, 6, canvas.shade(colour)) +
        letter(canvas, 'BINGO'[i] ?? '', -52 + i * 26),
    )
    .join('')
  const cells = Array.from({ length: 25 }, (_, i) => {
    const [x, y] = [-64 + (i % 5) * 26, -46 + Math.floor(i / 5) * 24]
    const daubed = i % 6 === 0 || canvas.random.next() < 0.25
    return (
      rect(x, y, 24, 22, 4, '#fff') +
      (daubed
        ? circle(x + 12, y + 11, 9, columns[i % 5]?.base ?? gold.base, ' opacity=".9"')
        : rect(x + 6, y + 9, 12, 4, 2, '#c3bdd6'))
    )
  }).join('')
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
