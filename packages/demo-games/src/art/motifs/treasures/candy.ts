import type { Canvas } from '../../canvas.ts'
import { at, circle, edge, line, opacity, path, rect, short } from '../../svg-shapes.ts'
import { scarlet, tones } from '../../tones.ts'

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
