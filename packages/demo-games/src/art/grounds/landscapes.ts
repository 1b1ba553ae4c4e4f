import type { Canvas } from '../canvas.ts'
import { base, type Frame, type Ground, starfield, times } from '../ground.ts'
import { circle, dots, ellipse, line, opacity, path, polygon, rect, short } from '../svg-shapes.ts'

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

/** Open water under a beam of light. */
export const waves: Ground = (canvas, frame) => {
  const { w, h, x } = frame
  const { ground } = canvas
  const swell = (top: number, height: number, shift: number) => {
    const crests = times(Math.ceil(w / 80) + 1, () => `q20 ${-height} 40 0t40 0`)
    return `M${-shift} ${top}${crests}V${h}H${-shift}Z`
  }
  return (
    base(canvas, frame) +
    path(
      polygon([
        [x - h * 0.12, 0],
        [x + h * 0.12, 0],
        [x + h * 0.55, h],
        [x - h * 0.55, h],
      ]),
      canvas.fade([`${ground.pale}/.55`, `${ground.bright}/0`], true),
    ) +
    path(
      polygon([
        [x - h * 0.5, 0],
        [x - h * 0.38, 0],
        [x - h * 0.5, h],
        [x - h * 0.9, h],
      ]),
      canvas.fade([`${ground.pale}/.35`, `${ground.bright}/0`], true),
    ) +
    path(swell(h * 0.6, 26, 10), ground.base, opacity(0.35)) +
    path(swell(h * 0.72, 30, 44), ground.deep, opacity(0.8)) +
    path(swell(h * 0.86, 24, 24), ground.ink, opacity(0.85))
  )
}

/** Under water: light from above, weed from below. */
export const depths: Ground = (canvas, frame) => {
  const { w, h, x } = frame
  const { ground, random } = canvas
  const beam = (index: number) => {
    const from = x + (index - 2) * h * 0.26
    return path(
      polygon([
        [from, -10],
        [from + h * 0.1, -10],
        [from + (index - 1.5) * h * 0.3 + h * 0.16, h],
        [from + (index - 2.5) * h * 0.3, h],
      ]),
      canvas.fade([`${ground.pale}/.4`, `${ground.bright}/0`], true),
    )
  }
  const weed = () => {
    const root = random.whole(0, w)
    const tall = random.whole(h * 0.2, h * 0.4)
    return line(
      `M${root} ${h}q-18 ${-tall / 4} 0 ${-tall / 2}t0 ${-tall / 2}`,
      ground.ink,
      random.whole(7, 13),
      opacity(0.7),
    )
  }
  return base(canvas, frame, ground.bright) + times(5, beam) + times(Math.round(w / 45), weed)
}

/** A stadium at night: floodlights, crowd, turf. */
export const stadium: Ground = (canvas, frame) => {
  const { ground, accent, random } = canvas
  const { w, h } = frame
  const seats = () => [random.whole(0, w), random.whole(h * 0.34, h * 0.56)] as const
  const crowd = [ground.bright, accent.bright, ground.pale]
    .map((color) => dots(Array.from({ length: Math.round(w / 22) }, seats), 4.5, color, opacity(0.45)))
    .join('')
  const lamp = (x: number, lean: number) =>
    path(
      polygon([
        [x - 26, h * 0.1],
        [x + 26, h * 0.1],
        [x + lean + w * 0.22, h],
        [x + lean - w * 0.12, h],
      ]),
      canvas.fade([`${ground.pale}/.75`, `${ground.pale}/0`], true),
    ) +
    dots(
      [0, 1, 2, 3].map((i) => [x - 24 + i * 16, h * 0.1] as const),
      14,
      '#fff',
    ) +
    ellipse(x, h * 0.1, 70, 42, canvas.glow('#ffffff', 0.9))
  return (
    base(canvas, frame) +
    path(
      `M0 ${short(h * 0.3)}Q${w / 2} ${short(h * 0.42)} ${w} ${short(h * 0.3)}V${short(h * 0.7)}H0Z`,
      ground.ink,
      opacity(0.7),
    ) +
    crowd +
    rect(0, h * 0.6, w, h * 0.4, 0, canvas.fade(['#3fbf5a', '#0e5a2c'], true)) +
    path(
      times(6, (i) =>
        polygon([
          [w * (i / 6 + 0.03), h * 0.6],
          [w * (i / 6 + 0.1), h * 0.6],
          [w * (i / 3 - 0.35), h],
          [w * (i / 3 - 0.6), h],
        ]),
      ),
      '#fff',
      opacity(0.09),
    ) +
    lamp(frame.x - w * 0.3, w * 0.12) +
    lamp(frame.x + w * 0.3, -w * 0.22)
  )
}
