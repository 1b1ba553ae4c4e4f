import type { Canvas } from '../canvas.ts'
import { jade, scarlet, tones } from '../colors.ts'
import { at, circle, edge, ellipse, line, opacity, path, rect, short } from '../svg-shapes.ts'

const sugar = tones(350, 0.22)
const mint = tones(175, 0.15)
const grape = tones(305, 0.2)
const honey = tones(85, 0.18)

/** A swirled disc of radius 52: bent wedges of two colors. */
function swirl(canvas: Canvas, first: string, second: string): string {
  const blade = Array.from({ length: 7 }, (_, i) => {
    const a = (i * Math.PI * 2) / 7
    const point = (r: number, turn: number) =>
      `${short(Math.cos(a + turn) * r)} ${short(Math.sin(a + turn) * r)}`
    return `M0 0Q${point(30, 0.1)} ${point(52, 0.9)}A52 52 0 0 1 ${point(52, 1.35)}Q${point(32, 0.55)} 0 0Z`
  }).join('')
  return (
    circle(0, 0, 52, first, edge(sugar.ink, 4)) +
    path(blade, second) +
    circle(0, 0, 50, canvas.glow('#ffffff', 0.1)) +
    line('M-40-14A43 43 0 0 1-12-41', '#fff', 6, opacity(0.85))
  )
}

const wrapped = (canvas: Canvas, color: typeof sugar) =>
  path('M-22-4L-46-20L-42 0L-48 18L-20 8ZM22-4L46-20L42 0L48 18L20 8Z', color.bright, edge(color.ink, 3)) +
  circle(0, 0, 24, canvas.ball(color), edge(color.ink, 3.5)) +
  line('M-8-22Q6 0-8 22M8-22Q22 0 8 22', color.pale, 4, opacity(0.8))

const bean = (canvas: Canvas, color: typeof sugar) =>
  rect(-24, -15, 48, 30, 15, canvas.ball(color), edge(color.ink, 3)) +
  line('M-14-6q4-4 12-4', '#fff', 4, opacity(0.9))

const heart = (canvas: Canvas, color: typeof sugar) =>
  path(
    'M0 26C-40 0-30-28-12-26Q-2-24 0-14Q2-24 12-26C30-28 40 0 0 26Z',
    canvas.ball(color),
    edge(color.ink, 3.5),
  ) + line('M-18-8q0-8 7-10', '#fff', 4, opacity(0.9))

/** A lollipop among sweets. */
export function candy(canvas: Canvas): string {
  const [first, second] = canvas.random.pick([
    [sugar.base, '#fff'],
    [scarlet.base, honey.bright],
    [grape.base, honey.bright],
  ] as const)
  return (
    circle(100, 90, 98, canvas.glow('#ffffff', 0.7)) +
    at(
      100,
      74,
      rect(-5, 30, 10, 100, 5, '#fff', edge(sugar.ink, 3)) + swirl(canvas, first, second),
      10,
      1.15,
    ) +
    at(42, 134, wrapped(canvas, mint), -24) +
    at(158, 128, heart(canvas, sugar), 14, 1.1) +
    at(130, 166, bean(canvas, honey), -14) +
    at(78, 168, bean(canvas, grape), 16) +
    at(30, 66, heart(canvas, honey), -22, 0.6) +
    at(170, 70, bean(canvas, mint), 40, 0.7)
  )
}

const lemon = tones(98, 0.18)
const plum = tones(315, 0.2)

/** A leaf growing right and up from the origin. */
export const leaf = (canvas: Canvas) =>
  path('M0 0C10-26 42-30 62-16C46 6 20 12 0 0Z', canvas.shade(jade), edge(jade.ink, 3)) +
  line('M2-1C22-14 40-16 56-15', jade.bright, 2)

/** One cherry with its middle at (x, y). */
export const cherry = (canvas: Canvas, x: number, y: number) =>
  circle(x, y, 31, canvas.ball(scarlet), edge(scarlet.ink, 3.5)) +
  path(`M${x - 20} ${y - 6}q4-16 18-16q-10 6-12 18Z`, '#fff', opacity(0.85)) +
  circle(x + 14, y + 14, 4, scarlet.bright, opacity(0.6))

function melon(canvas: Canvas): string {
  const seeds = 'M-22 10l3 8M0 14v9M22 10l-3 8M-11-6l2 8M11-6l-2 8'
  return (
    path('M-58-14A58 58 0 0 0 58-14Z', canvas.shade(jade), edge(jade.ink, 4)) +
    path('M-51-14A51 51 0 0 0 51-14Z', '#f4ffd8') +
    path('M-45-14A45 45 0 0 0 45-14Z', canvas.fade([scarlet.bright, scarlet.base], true)) +
    line(seeds, scarlet.ink, 5) +
    line('M-40-10H30', '#fff', 3, opacity(0.5))
  )
}

/** A lemon, about 115 wide. */
export const citrus = (canvas: Canvas) =>
  path(
    'M-52 0C-46-34-24-40 0-40S46-34 52-4L62 2L54 10C48 34 24 40 0 40S-46 34-52 0Z',
    canvas.ball(lemon),
    edge(lemon.ink, 3.5),
  ) + path('M-34-10q8-20 30-20q-18 8-22 22Z', '#fff', opacity(0.8))

/** Grapes, lemon and melon behind a pair of cherries. */
export function fruit(canvas: Canvas): string {
  const grapes = [
    [0, 0],
    [24, -4],
    [48, 0],
    [12, 20],
    [36, 20],
    [24, 40],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 15, canvas.ball(plum), edge(plum.ink, 2.5)))
    .join('')
  return (
    circle(100, 95, 92, canvas.glow(canvas.accent.bright, 0.7)) +
    at(128, 46, grapes, 8, 1.05) +
    at(52, 72, citrus(canvas), -28, 0.95) +
    at(134, 134, melon(canvas), -14, 0.95) +
    line('M70 116C74 80 86 50 110 28C112 60 116 84 112 108', jade.deep, 6) +
    at(108, 30, leaf(canvas), -14) +
    cherry(canvas, 64, 136) +
    cherry(canvas, 112, 128) +
    ellipse(90, 176, 66, 6, '#000', opacity(0.25))
  )
}
