import type { Canvas } from '../../canvas.ts'
import { at, circle, edge, ellipse, line, opacity, path } from '../../svg-shapes.ts'
import { gold, jade, scarlet, tones } from '../../tones.ts'
import { numberedBall } from './lottery-balls.ts'

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
