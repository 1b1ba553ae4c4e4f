import type { Canvas } from './canvas.ts'
import { dots, opacity, rect, short } from './svg-shapes.ts'

/** The size of a background (w, h) and the position of its light (x, y). */
export interface Frame {
  w: number
  h: number
  x: number
  y: number
}

/** Draws a background that fills its frame, brightest at the frame's light. */
export type Ground = (canvas: Canvas, frame: Frame) => string

/** The joined results of `draw` for 0, 1, … `count - 1`. */
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

/** The base layer of every background: a gradient from the frame's light to dark corners. */
export function base({ define, ground }: Canvas, { w, h, x, y }: Frame, heart = ground.base): string {
  const id = define(
    `<radialGradient id="?" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${short(Math.max(w, h) * 0.72)}">` +
      `<stop stop-color="${heart}"/><stop offset=".45" stop-color="${ground.deep}"/><stop offset="1" stop-color="${ground.ink}"/></radialGradient>`,
  )
  return rect(0, 0, w, h, 0, `url(#${id})`)
}

/** Stars of three sizes over the upper part of a background. */
export function starfield({ random, ground }: Canvas, count: number, w: number, h: number): string {
  const place = () => [random.whole(0, w), random.whole(0, h)] as const
  const some = (size: number) =>
    dots(Array.from({ length: Math.round(count / 3) }, place), size, ground.pale, opacity(0.8))
  return some(1.2) + some(2) + some(3)
}
