import type { Canvas } from '../canvas.ts'
import { gold, scarlet } from '../colors.ts'
import { circle, dots, edge, ellipse, line, opacity, path, rect } from '../svg-shapes.ts'

const rows = 6

/** A board of pegs over its cups, a golden ball falling through it. */
export function pegBoard(canvas: Canvas): string {
  const { subject, accent, random } = canvas
  const pegs = Array.from({ length: rows }, (_, row) =>
    Array.from(
      { length: row + 2 },
      (_place, index) => [100 + (index - (row + 1) / 2) * 24, 40 + row * 20] as const,
    ),
  ).flat()
  const cups = Array.from({ length: 7 }, (_, cup) => {
    const isOuter = cup === 0 || cup === 6
    return rect(17 + cup * 24, 156, 21, 22, 5, canvas.shade(isOuter ? scarlet : accent))
  })
  const right = random.whole(1, 4)
  const [x, y] = [100 + (right - 2.5) * 24, 118]
  return (
    circle(100, 96, 106, canvas.glow(accent.bright)) +
    path(
      'M100 4L192 150V176Q192 188 180 188H20Q8 188 8 176V150Z',
      canvas.shade(subject),
      edge(subject.ink, 4),
    ) +
    path('M100 16L182 150H18Z', subject.ink, opacity(0.35)) +
    dots(pegs, 8, '#fff') +
    cups.join('') +
    line(`M100 26L${x} ${y}`, gold.bright, 4, opacity(0.5)) +
    circle(x, y, 14, canvas.ball(gold), edge(gold.ink, 3)) +
    ellipse(x - 5, y - 6, 4, 3, '#fff', opacity(0.8))
  )
}
