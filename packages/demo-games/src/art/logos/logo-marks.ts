import type { SeededRandom } from '../seeded-random.ts'
import { onCircle, polygon, short, starPoints } from '../svg-shapes.ts'

/** Draws one of its variants. */
type Mark = (random: SeededRandom) => string

const spin = (count: number, content: string, start = 0) =>
  Array.from(
    { length: count },
    (_, i) => `<g transform="rotate(${short(start + (i * 360) / count)})">${content}</g>`,
  ).join('')

const bars = (heights: readonly number[]) =>
  heights
    .map(
      (height, i) =>
        `<rect x="${short(-11.5 + i * 8.3)}" y="${12 - height}" width="6.2" height="${height}" rx="2"/>`,
    )
    .join('')

/** Marks around the origin with a radius of 12, in `currentColor`, each with a few variants. */
export const logoMarks: readonly Mark[] = [
  (random) =>
    spin(random.pick([3, 4, 5, 6]), '<path d="M0 0C-7-4-6-11 0-12.5C6-11 7-4 0 0Z"/>', random.pick([0, 45])),
  (random) =>
    `<circle r="9.5" fill="none" stroke="currentColor" stroke-width="5" stroke-dasharray="${random.pick(['45 15', '20 9.8', '12 7.9'])}" transform="rotate(${random.whole(0, 90)})"/><circle r="${random.pick([0, 3])}"/>`,
  (random) =>
    `<path fill-rule="evenodd" d="${polygon(starPoints(0, 0, random.pick([3, 4]), 12.5, 12.5))}${polygon(starPoints(0, 0, random.pick([3, 4]), 6, 6))}"/>`,
  (random) =>
    bars(
      random.pick([
        [10, 17, 24],
        [24, 17, 10],
        [15, 24, 15],
      ]),
    ),
  (random) =>
    `<path d="${polygon(starPoints(0, 0, random.pick([4, 5, 6, 8]), 13, random.pick([5.5, 7])))}"/>`,
  (random) =>
    `<path d="M-12 10L-3-11H4L-5 10ZM${random.pick([1, 3])} 10L${random.pick([9, 10])}-11H13L8 10Z"/>`,
  (random) =>
    `<path fill-rule="evenodd" d="M-12-12H6A6 6 0 0 1 12-6V12H-6A6 6 0 0 1-12 6ZM${random.pick(['-5-5H5V5H-5Z', '-6 0L0-6L6 0L0 6Z', '-6 5L0-6L6 5Z'])}"/>`,
  (random) =>
    `<circle r="6"/><ellipse rx="13" ry="4.5" fill="none" stroke="currentColor" stroke-width="2.6" transform="rotate(${random.pick([-25, 25, 60])})"/>`,
  (random) =>
    `<path d="M-12 6A12 12 0 0 1 12-6L${random.pick(['4-2', '3 2'])}A5 5 0 0 0-5 4ZM12 ${random.pick([2, 4])}A12 12 0 0 1-8 10L-2 5A6 6 0 0 0 5 1Z"/>`,
  (random) =>
    `<path d="M0-12.5L11-6V2C11 8 6 11 0 13C-6 11-11 8-11 2V-6Z" fill="none" stroke="currentColor" stroke-width="3"/><path d="${random.pick(['M-5-2H5L0 6Z', 'M0-6L5 0L0 6L-5 0Z', 'M-4-5H4V5H-4Z'])}"/>`,
  (random) => {
    const [x, y] = onCircle(0, 0, 5, random.whole(0, 7) * 45)
    return `<path fill-rule="evenodd" d="M-12.5 0A12.5 12.5 0 1 1 12.5 0A12.5 12.5 0 1 1-12.5 0ZM${short(x - 6)} ${short(y)}A6 6 0 1 0 ${short(x + 6)} ${short(y)}A6 6 0 1 0 ${short(x - 6)} ${short(y)}Z"/>`
  },
]
