import { base, type Ground } from '../ground.ts'
import { circle, opacity, rect } from '../svg-shapes.ts'

/** Overlapping fans, as on a lacquered screen. */
export const fans: Ground = (canvas, frame) => {
  const { ground, accent } = canvas
  const { w, h, x, y } = frame
  const size = 50
  const fan = [44, 33, 22, 11].map((r) => circle(size / 2, size / 2, r / 1.75, 'none')).join('')
  const id = canvas.define(
    `<pattern id="?" width="${size}" height="${size / 2}" patternUnits="userSpaceOnUse"><g stroke="${accent.bright}" stroke-width="1.3">${fan}</g></pattern>`,
  )
  return (
    base(canvas, frame) +
    rect(0, 0, w, h, 0, `url(#${id})`, opacity(0.22)) +
    circle(x, y, h * 0.55, canvas.glow(ground.bright, 0.9))
  )
}
