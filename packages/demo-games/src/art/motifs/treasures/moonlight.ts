import type { Canvas } from '../../canvas.ts'
import { circle, edge, line, opacity, path, polygon, starPoints } from '../../svg-shapes.ts'

import { tones } from '../../tones.ts'

const moon = tones(86, 0.12)

/** A wolf calling from a cliff, dark against the disc of the moon. */
function wolf(canvas: Canvas): string {
  const { ink } = canvas.ground
  return (
    path('M8 200C16 176 40 164 66 160C92 156 130 162 150 176L170 200Z', ink) +
    path(
      'M62 164C60 140 66 122 78 108C82 96 88 86 94 78L92 64L102 72C112 62 120 48 128 30C132 34 132 38 131 42L138 38C136 50 132 64 126 76C122 88 122 98 124 108C126 128 124 146 126 164H112C112 150 110 142 106 134C100 144 98 154 98 164Z',
      ink,
      edge(ink, 2),
    ) +
    path('M66 160C44 162 34 150 30 134C46 142 56 138 68 134Z', ink) +
    line(
      'M126 76C122 88 122 98 124 108C126 128 124 146 126 162M102 72C112 62 120 48 128 32',
      canvas.accent.bright,
      2.4,
      opacity(0.9),
    )
  )
}

function crescent(canvas: Canvas): string {
  const accent = moon
  const star = (x: number, y: number, size: number, from: number) =>
    line(`M${x} ${from}V${y - size}`, accent.pale, 1.6) +
    path(polygon(starPoints(x, y, 5, size, size * 0.45)), canvas.metal(accent), edge(accent.ink, 2.5))
  return (
    path('M128 8A78 78 0 1 0 170 138A64 64 0 1 1 128 8Z', canvas.shade(accent), edge(accent.ink, 4)) +
    path('M108 20A66 66 0 0 0 62 120A74 74 0 0 1 108 20Z', '#fff', opacity(0.5)) +
    star(124, 74, 24, 16) +
    star(154, 112, 16, 40) +
    star(96, 122, 15, 30) +
    circle(72, 96, 7, accent.base, opacity(0.6)) +
    circle(86, 140, 9, accent.base, opacity(0.6)) +
    circle(66, 66, 5, accent.base, opacity(0.6))
  )
}

/** The night: a wolf before the full moon, or a crescent hung with stars. */
export function moonlight(canvas: Canvas): string {
  const accent = moon
  const light = circle(100, 90, 106, canvas.glow(accent.bright))
  if (canvas.random.next() < 0.5) return light + crescent(canvas)
  return (
    light +
    circle(104, 88, 78, canvas.ball(accent)) +
    [
      [70, 60, 14],
      [140, 110, 18],
      [130, 54, 9],
      [60, 104, 8],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, accent.base, opacity(0.35)))
      .join('') +
    wolf(canvas)
  )
}
