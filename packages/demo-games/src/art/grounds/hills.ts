import type { Canvas } from '../canvas.ts'
import { base, type Frame, type Ground, starfield } from '../ground.ts'
import { circle, opacity, path, short } from '../svg-shapes.ts'

/** A ridge of hills from edge to edge. */
function ridge({ random }: Canvas, { w, h }: Frame, top: number, rise: number): string {
  const step = w / 5
  const peaks = Array.from(
    { length: 6 },
    (_, i) =>
      `S${short(i * step - step * 0.45)} ${short(top - random.whole(0, rise))} ${short(i * step)} ${short(top + random.whole(0, rise / 2))}`,
  )
  return `M${short(-step)} ${top}${peaks.join('')}V${h}H${short(-step)}Z`
}

/** Hills at night before a great moon. */
export const hills: Ground = (canvas, frame) => {
  const { ground, accent } = canvas
  const { w, h, x, y } = frame
  const stars = starfield(canvas, 26, w, h * 0.55)
  return (
    base(canvas, frame) +
    stars +
    circle(x, y, h * 0.33, canvas.fade([accent.pale, accent.bright], true), opacity(0.85)) +
    circle(x, y, h * 0.6, canvas.glow(accent.bright, 0.5)) +
    path(ridge(canvas, frame, h * 0.62, h * 0.16), ground.base, opacity(0.5)) +
    path(ridge(canvas, frame, h * 0.74, h * 0.14), ground.deep) +
    path(ridge(canvas, frame, h * 0.88, h * 0.1), ground.ink)
  )
}
