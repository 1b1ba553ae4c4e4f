import { base, type Ground, times } from '../ground.ts'
import { circle, onCircle, opacity, path, polygon } from '../svg-shapes.ts'

/** Shafts of light fanning out from behind the subject. */
export const rays: Ground = (canvas, frame) => {
  const { x, y, w, h } = frame
  const count = canvas.random.pick([12, 16, 20])
  const reach = Math.max(x, w - x) + h * 0.6
  const wedge = (index: number) => {
    const from = (index * 360) / count
    return polygon([[x, y], onCircle(x, y, reach, from), onCircle(x, y, reach, from + 180 / count)])
  }
  const light = canvas.glow(canvas.ground.bright, 0.55)
  return (
    base(canvas, frame) +
    path(times(count, wedge), canvas.ground.bright, opacity(0.17)) +
    circle(x, y, h * 0.5, light)
  )
}
