import type { Canvas } from '../canvas.ts'
import { ivory, jade, scarlet, tones } from '../colors.ts'
import { at, circle, edge, line, path, rect } from '../svg-shapes.ts'

const blue = tones(255, 0.2)

/** A standing tile, 56 x 76, its thickness to the right and below. */
function tile(canvas: Canvas, face: string): string {
  return (
    rect(-22, -32, 58, 80, 9, canvas.shade(canvas.subject), edge(canvas.subject.ink, 3)) +
    rect(-26, -36, 58, 80, 9, ivory.base, edge(ivory.ink, 2)) +
    rect(-30, -40, 58, 80, 9, canvas.fade(['#ffffff', ivory.pale, ivory.bright]), edge(ivory.ink, 2.5)) +
    face
  )
}

const red = line('M-20-14H18V6H-20ZM-1-28V30', scarlet.base, 6.5)
const dots = [
  [-14, -22],
  [12, -22],
  [-14, 0],
  [12, 0],
  [-14, 22],
  [12, 22],
]
  .map(
    ([x = 0, y = 0], i) => circle(x, y, 8.5, i < 2 ? jade.base : scarlet.base) + circle(x, y, 3, ivory.pale),
  )
  .join('')
const bamboo = [
  [-1, -24],
  [-15, 14],
  [-1, 14],
  [13, 14],
]
  .map(
    ([x = 0, y = 0], i) =>
      rect(x - 5, y - 16, 10, 30, 5, i === 0 ? scarlet.base : jade.base) +
      line(`M${x - 5} ${y - 1}h10`, ivory.pale, 3),
  )
  .join('')
const wheel =
  circle(-1, 0, 23, 'none', edge(blue.base, 6)) +
  circle(-1, 0, 11, scarlet.base) +
  path('M-1-14v28M-15 0h28', 'none', edge(jade.base, 4))

/** Three mahjong tiles tumbling towards the player. */
export function mahjong(canvas: Canvas): string {
  const [left, right, front] = canvas.random.pick([
    [dots, bamboo, red],
    [bamboo, wheel, red],
    [wheel, red, dots],
  ] as const)
  return (
    circle(100, 92, 98, canvas.glow(canvas.accent.bright)) +
    at(50, 78, tile(canvas, left ?? ''), -18, 1.05) +
    at(150, 76, tile(canvas, right ?? ''), 16, 1.05) +
    at(98, 106, tile(canvas, front ?? ''), -3, 1.5)
  )
}
