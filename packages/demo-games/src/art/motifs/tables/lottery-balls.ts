import type { Canvas } from '../../canvas.ts'
import { at, circle, edge, ellipse, path } from '../../svg-shapes.ts'
import { gold, jade, scarlet, type Tones, tones } from '../../tones.ts'

/** A numbered ball of radius 30; without lettering its disc holds a star. */
export function numberedBall(canvas: Canvas, color: Tones, number: string | number): string {
  const mark = canvas.lettering
    ? `<text y="8.5" text-anchor="middle" font-family="'Arial Black',Roboto,'Liberation Sans',sans-serif" font-weight="900" font-size="22" fill="#1a1426">${number}</text>`
    : path('M0-11L3-4L11-3L5 3L6 11L0 7L-6 11L-5 3L-11-3L-3-4Z', color.base)
  return (
    circle(0, 0, 30, canvas.ball(color), edge(color.ink, 3)) +
    circle(1, 1, 17, '#fff', edge(color.deep, 1.5)) +
    mark +
    ellipse(-12, -18, 9, 5, '#fff', ' opacity=".8" transform="rotate(-35 -12 -18)"')
  )
}

const colors = [scarlet, tones(255, 0.2), gold, jade, tones(305, 0.2), tones(48, 0.2)]

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
      numberedBall(canvas, colors[(i + canvas.random.whole(0, 2)) % 6] ?? gold, canvas.random.whole(1, 49)),
      canvas.random.whole(-18, 18),
      size,
    ),
  )
  return circle(100, 96, 108, canvas.glow(canvas.accent.bright)) + balls.join('')
}
