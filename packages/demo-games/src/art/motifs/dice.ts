import type { Canvas } from '../canvas.ts'
import { gold, scarlet, type Tones, tones } from '../colors.ts'
import { at, circle, edge, ellipse, path, rect } from '../svg-shapes.ts'
import { chip } from './cards-and-chips.ts'

const places: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-12, -12],
    [12, 12],
  ],
  3: [
    [-13, -13],
    [0, 0],
    [13, 13],
  ],
  5: [
    [-13, -13],
    [13, -13],
    [0, 0],
    [-13, 13],
    [13, 13],
  ],
  6: [
    [-13, -14],
    [13, -14],
    [-13, 0],
    [13, 0],
    [-13, 14],
    [13, 14],
  ],
}

/** A die in isometric view: three faces, each a sheared square. */
function die(canvas: Canvas, color: Tones, faces: readonly [number, number, number]): string {
  const face = (value: number, matrix: string, fill: string) =>
    `<g transform="matrix(${matrix})">${rect(-25, -25, 50, 50, 8, fill, edge(color.ink, 2))}${(places[value] ?? []).map(([x, y]) => circle(x, y, value === 1 ? 9 : 5.4, value === 1 ? gold.bright : '#fff', edge(color.ink, 1))).join('')}</g>`
  return (
    path('M0-50L43-25V25L0 50L-43 25V-25Z', color.deep, edge(color.ink, 5)) +
    face(faces[0], '.87 .5 -.87 .5 0 -25', canvas.fade([color.pale, color.bright])) +
    face(faces[1], '.87 .5 0 1 -21.7 12.5', canvas.fade([color.base, color.base, color.deep])) +
    face(faces[2], '.87 -.5 0 1 21.7 12.5', canvas.fade([color.deep, color.deep, color.ink]))
  )
}

/** Two dice in the air above a chip or two. */
export function dice(canvas: Canvas): string {
  const second = canvas.random.pick([tones(255, 0.2), tones(300, 0.2), tones(150, 0.18)])
  return (
    circle(100, 90, 106, canvas.glow(canvas.accent.bright)) +
    ellipse(90, 178, 80, 12, '#000', ' opacity=".35"') +
    at(38, 164, canvas.stamp(chip(canvas, canvas.subject)), -20, 0.9) +
    at(170, 158, canvas.stamp(chip(canvas, gold)), 20, 0.85) +
    at(136, 64, die(canvas, second, [5, 3, 6]), 16, 1.05) +
    at(76, 114, die(canvas, scarlet, [6, 5, 1]), -12, 1.28)
  )
}
