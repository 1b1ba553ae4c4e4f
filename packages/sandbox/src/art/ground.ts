import type { Canvas } from './canvas.ts'
import { dots, opacity, rect, short } from './svg-shapes.ts'

/** The size of a background and the point its light comes from. */
export interface Frame {
  w: number
  h: number
  x: number
  y: number
}

/** A background that fills its frame and leads the eye to the frame's point of light. */
export type Ground = (canvas: Canvas, frame: Frame) => string

/** What `draw` gives for 0, 1, … one after the other. */
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

/** The wash that lies under every background: lit at the frame's point of light, dark at its corners. */
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
