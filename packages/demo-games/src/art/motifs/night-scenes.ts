import type { Canvas } from '../canvas.ts'
import { gold, scarlet, tones } from '../colors.ts'
import { at, circle, edge, ellipse, line, opacity, path, polygon, rect, starPoints } from '../svg-shapes.ts'

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

/** A paper lantern lit from within, about 90 wide, hanging from y = -70. */
function lantern(canvas: Canvas): string {
  return (
    line('M0-110V-44M0 44V60', gold.base, 3) +
    ellipse(0, 0, 62, 56, canvas.glow(gold.bright, 0.9)) +
    ellipse(0, 0, 48, 40, canvas.ball(scarlet), edge(scarlet.ink, 3.5)) +
    ellipse(0, 0, 30, 40, 'none', edge(gold.bright, 2)) +
    ellipse(0, 0, 11, 40, 'none', edge(gold.bright, 2)) +
    ellipse(-4, 4, 22, 26, canvas.glow(gold.pale, 0.9)) +
    rect(-22, -47, 44, 11, 3, canvas.metal(gold), edge(gold.ink, 2.5)) +
    rect(-22, 36, 44, 11, 3, canvas.metal(gold), edge(gold.ink, 2.5)) +
    line('M0 60v34M-6 60v30M6 60v30', scarlet.base, 3.5) +
    circle(0, 58, 6, gold.bright, edge(gold.ink, 2)) +
    line('M-36-14A40 32 0 0 1-20-30', '#fff', 4, opacity(0.7))
  )
}

const blossom = (canvas: Canvas) =>
  [0, 72, 144, 216, 288]
    .map((turn) => at(0, 0, canvas.stamp(ellipse(0, -9, 6.5, 9, '#ffd3e2', edge('#c2496f', 1.2))), turn))
    .join('') + circle(0, 0, 4, canvas.accent.bright)

/** Three lanterns under a branch in blossom. */
export function lanterns(canvas: Canvas): string {
  const flowers = [
    [14, 22, 1],
    [38, 6, 0.8],
    [66, 18, 1.1],
    [178, 40, 1],
    [150, 16, 0.9],
    [190, 10, 0.8],
  ]
    .map(([x = 0, y = 0, size = 1]) => at(x, y, canvas.stamp(blossom(canvas)), x, size))
    .join('')
  return (
    circle(100, 100, 104, canvas.glow(gold.bright, 0.6)) +
    at(38, 112, canvas.stamp(lantern(canvas)), 0, 0.66) +
    at(164, 104, canvas.stamp(lantern(canvas)), 0, 0.72) +
    at(100, 98, canvas.stamp(lantern(canvas)), 0, 1.2) +
    path(
      'M-14 34C20 10 60 18 96 0L98 4C70 24 30 24-10 44ZM214 40C190 20 160 24 132 8C164 10 190 10 214 24Z',
      canvas.ground.ink,
    ) +
    flowers
  )
}
