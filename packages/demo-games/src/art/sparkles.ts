import type { Canvas } from './canvas.ts'
import { at, opacity, path } from './svg-shapes.ts'

/** A four-pointed star of radius 10 around the origin. */
const glint = 'M0-10Q1.2-1.2 10 0Q1.2 1.2 0 10Q-1.2 1.2-10 0Q-1.2-1.2 0-10Z'

/** Sparkles on the outer part of a 200 x 200 motif, so that they do not cover its middle. */
export function sparkles(canvas: Canvas, count: number): string {
  const { random } = canvas
  const glintStamp = canvas.stamp(path(glint, '#fff', opacity(0.95)))
  const sparkle = () => {
    const angle = random.next() * Math.PI * 2
    const reach = random.whole(62, 104)
    const x = 100 + Math.cos(angle) * reach
    const y = 96 + Math.sin(angle) * reach * 0.82
    const size = random.whole(4, 13) / 10
    return at(x, y, glintStamp, random.whole(0, 30), size)
  }
  return Array.from({ length: count }, sparkle).join('')
}
