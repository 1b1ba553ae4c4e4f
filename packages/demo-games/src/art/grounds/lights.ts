import { base, type Ground, starfield, times } from '../ground.ts'
import { circle, dots, ellipse, line, onCircle, opacity, path, polygon, rect, short } from '../svg-shapes.ts'

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

/** Soft lights out of focus. */
export const bokeh: Ground = (canvas, frame) => {
  const { random, ground, accent } = canvas
  const light = (size: number) => {
    const place = () => [random.whole(0, frame.w), random.whole(0, frame.h * 0.8)] as const
    const color = random.pick([ground.bright, accent.base, accent.bright])
    return dots(
      Array.from({ length: Math.round(frame.w / 80) }, place),
      size,
      color,
      opacity(random.whole(10, 24) / 100),
    )
  }
  return base(canvas, frame) + [22, 38, 56, 74].map(light).join('')
}

/** Clouds of light among stars. */
export const nebula: Ground = (canvas, frame) => {
  const { ground, accent, random } = canvas
  const { w, h } = frame
  const cloud = (color: string) => () =>
    ellipse(
      random.whole(w * 0.1, w * 0.9),
      random.whole(0, h * 0.8),
      random.whole(h * 0.25, h * 0.5),
      random.whole(h * 0.15, h * 0.32),
      canvas.glow(color, 0.75),
    )
  return (
    base(canvas, frame, ground.deep) +
    times(3, cloud(ground.base)) +
    times(2, cloud(accent.base)) +
    starfield(canvas, Math.round(w / 9), w, h)
  )
}

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
