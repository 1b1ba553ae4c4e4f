import type { Canvas } from '../canvas.ts'
import { gold, scarlet, type Tones, tones } from '../colors.ts'
import { at, circle, edge, ellipse, line, opacity, path, polygon, starPoints } from '../svg-shapes.ts'

const feather = 'M0 0C-30-14-58-44-54-86C-40-56-14-36 12-22Z'

/** A gamecock facing right in a box 200 x 200: tail, body, hackle, wing, then the head. */
function gamecock(canvas: Canvas, body: Tones, hackle: Tones): string {
  const tail = [
    [-34, body],
    [-12, hackle],
    [10, body],
    [30, scarlet],
    [52, body],
  ] as const
  return (
    tail
      .map(([turn, color]) => at(66, 112, path(feather, canvas.shade(color), edge(color.ink, 3)), turn, 1.06))
      .join('') +
    line('M92 146l-6 26l-16 8M86 172l14 10M116 142l10 24l-12 12M126 166l18 4', gold.ink, 10) +
    line('M92 146l-6 26l-16 8M86 172l14 10M116 142l10 24l-12 12M126 166l18 4', gold.base, 5) +
    path(
      'M50 104C56 84 82 84 100 72L150 76C154 108 138 142 106 152C74 158 46 134 50 104Z',
      canvas.shade(body),
      edge(body.ink, 4),
    ) +
    path(
      'M120 26C100 40 90 64 82 94L96 90L98 106L110 96L116 114L124 100L134 112L138 98L150 102C158 80 156 52 148 34Z',
      canvas.shade(hackle),
      edge(hackle.ink, 3.5),
    ) +
    line('M118 44Q106 62 104 84M130 48Q122 70 124 90M142 48Q142 70 142 86', hackle.pale, 3, opacity(0.8)) +
    path(
      'M58 108C76 96 100 100 118 116L104 120L110 130L92 130L92 142L74 134C62 128 56 118 58 108Z',
      canvas.shade(hackle),
      edge(body.ink, 3.5),
    ) +
    line('M70 114Q88 112 98 120M76 124Q86 124 90 130', body.ink, 3) +
    path(
      'M112 24C104 8 116-4 122 6C122-10 138-12 138 2C146-8 158 0 152 12C162 10 164 22 154 30Z',
      canvas.shade(scarlet),
      edge(scarlet.ink, 3.5),
    ) +
    circle(134, 34, 21, canvas.ball(scarlet), edge(scarlet.ink, 3.5)) +
    path('M142 48C156 52 158 74 146 80C136 74 134 58 142 48Z', canvas.shade(scarlet), edge(scarlet.ink, 3)) +
    path('M150 24L184 38Q170 42 158 48L148 44Z', canvas.shade(gold), edge(gold.ink, 3.5)) +
    line('M152 36L172 38', gold.ink, 2) +
    circle(139, 30, 7, '#fff', edge('#200', 2.5)) +
    circle(141, 30, 3.4, '#200') +
    line('M130 20L146 26', '#200', 4)
  )
}

const liveries = [
  [tones(20, 0.16), gold],
  [tones(285, 0.1), tones(50, 0.2)],
  [tones(160, 0.12), gold],
  [tones(250, 0.14), tones(85, 0.06)],
] as const

/** One fierce gamecock, wind in its tail. */
export function rooster(canvas: Canvas): string {
  const [body, hackle] = canvas.random.pick(liveries)
  return (
    circle(100, 92, 106, canvas.glow(canvas.accent.bright)) +
    at(-2, 4, gamecock(canvas, body, hackle), 0, 1.04)
  )
}

/** Two gamecocks, the red corner and the blue, beak to beak over a burst of light. */
export function roosterDuel(canvas: Canvas): string {
  const red = gamecock(canvas, tones(22, 0.18), gold)
  const blue = gamecock(canvas, tones(255, 0.15), tones(70, 0.08))
  return (
    circle(100, 76, 104, canvas.glow(canvas.accent.bright)) +
    path(polygon(starPoints(100, 62, 12, 62, 26)), gold.bright, edge(gold.pale, 4)) +
    path(polygon(starPoints(100, 62, 12, 36, 14)), '#fff') +
    at(-22, 44, red, -4, 0.7) +
    `<g transform="matrix(-1 0 0 1 200 0)">${at(-22, 44, blue, -4, 0.7)}</g>` +
    ellipse(100, 176, 104, 17, gold.deep, edge(gold.bright, 4)) +
    ellipse(100, 175, 92, 12, canvas.ground.ink) +
    path('M86 168L100 154L114 168L100 182Z', canvas.metal(gold), edge(gold.ink, 3))
  )
}
