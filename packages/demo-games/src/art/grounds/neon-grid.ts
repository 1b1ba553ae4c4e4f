import { base, type Ground, starfield, times } from '../ground.ts'
import { circle, ellipse, line, opacity, rect, short } from '../svg-shapes.ts'

/** A grid of light running to a horizon with a low sun. */
export const neonGrid: Ground = (canvas, frame) => {
  const { ground, accent } = canvas
  const { w, h, x } = frame
  const horizon = h * 0.6
  const spokes = times(21, (i) => `M${x} ${short(horizon)}L${Math.round(x + (i - 10) * w * 0.18)} ${h}`)
  const rows = times(7, (i) => `M0 ${short(horizon + (h - horizon) * ((i + 0.3) / 7) ** 1.8)}h${w}`)
  const stars = starfield(canvas, 24, w, horizon)
  return (
    base(canvas, frame) +
    stars +
    circle(x, horizon - h * 0.08, h * 0.3, canvas.fade([accent.bright, accent.base, ground.base], true)) +
    rect(0, horizon, w, h - horizon, 0, canvas.fade([ground.deep, ground.ink], true)) +
    line(spokes + rows, accent.bright, 1.4, opacity(0.7)) +
    ellipse(x, horizon, w * 0.6, h * 0.06, canvas.glow(accent.bright, 0.8))
  )
}
