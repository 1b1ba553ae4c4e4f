import type { Canvas } from '../../canvas.ts'
import { at, circle, edge, line, path, polygon, rect, starPoints } from '../../svg-shapes.ts'
import { gold, jade, scarlet, tones } from '../../tones.ts'
import { coin } from '../treasures/coins.ts'
import { numberedBall } from './lottery-balls.ts'

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
