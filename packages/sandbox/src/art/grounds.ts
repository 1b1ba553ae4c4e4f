import type { Canvas } from './canvas.ts'
import { circle, ellipse, line, onCircle, opacity, path, polygon, rect, short } from './svg-shapes.ts'

/** The size of a background and the point its light comes from. */
export interface Frame {
  w: number
  h: number
  x: number
  y: number
}

type Ground = (canvas: Canvas, frame: Frame) => string

const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

function base({ define, ground }: Canvas, { w, h, x, y }: Frame, heart = ground.base): string {
  const id = define(
    `<radialGradient id="?" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${short(Math.max(w, h) * 0.72)}">` +
      `<stop stop-color="${heart}"/><stop offset=".45" stop-color="${ground.deep}"/><stop offset="1" stop-color="${ground.ink}"/></radialGradient>`,
  )
  return rect(0, 0, w, h, 0, `url(#${id})`)
}

const rays: Ground = (canvas, frame) => {
  const { x, y, w, h } = frame
  const count = canvas.random.pick([12, 16, 20])
  const reach = w + h
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

const bokeh: Ground = (canvas, frame) => {
  const { random, ground, accent } = canvas
  const dot = () =>
    circle(
      random.whole(0, frame.w),
      random.whole(0, frame.h * 0.8),
      random.whole(8, 38),
      random.pick([ground.bright, accent.base, accent.bright]),
      opacity(random.whole(8, 26) / 100),
    )
  return base(canvas, frame) + times(Math.round(frame.w / 26), dot)
}

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

const hills: Ground = (canvas, frame) => {
  const { ground, accent, random } = canvas
  const { w, h, x, y } = frame
  const stars = times(26, () =>
    circle(
      random.whole(0, w),
      random.whole(0, h * 0.55),
      random.whole(4, 14) / 10,
      ground.pale,
      opacity(0.8),
    ),
  )
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

const waves: Ground = (canvas, frame) => {
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

const depths: Ground = (canvas, frame) => {
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

const neonGrid: Ground = (canvas, frame) => {
  const { ground, accent, random } = canvas
  const { w, h, x } = frame
  const horizon = h * 0.6
  const spokes = times(25, (i) => `M${x} ${short(horizon)}L${short(x + (i - 12) * w * 0.16)} ${h}`)
  const rows = times(7, (i) => `M0 ${short(horizon + (h - horizon) * ((i + 0.3) / 7) ** 1.8)}h${w}`)
  const stars = times(24, () =>
    circle(random.whole(0, w), random.whole(0, horizon), random.whole(5, 16) / 10, ground.pale),
  )
  return (
    base(canvas, frame) +
    stars +
    circle(x, horizon - h * 0.08, h * 0.3, canvas.fade([accent.bright, accent.base, ground.base], true)) +
    rect(0, horizon, w, h - horizon, 0, canvas.fade([ground.deep, ground.ink], true)) +
    line(spokes + rows, accent.bright, 1.4, opacity(0.7)) +
    ellipse(x, horizon, w * 0.6, h * 0.06, canvas.glow(accent.bright, 0.8))
  )
}

const arches: Ground = (canvas, frame) => {
  const { ground } = canvas
  const { h, x, y, w } = frame
  const arch = (index: number) => {
    const half = h * (0.62 - index * 0.12)
    const top = h * (index * 0.1 - 0.06)
    const d = `M${short(x - half)} ${h}V${short(top + half)}Q${short(x - half)} ${short(top + half * 0.25)} ${x} ${short(top)}Q${short(x + half)} ${short(top + half * 0.25)} ${short(x + half)} ${short(top + half)}V${h}Z`
    return path(
      d,
      canvas.fade([ground.base, ground.deep], true),
      `${opacity(0.3 + index * 0.13)} stroke="${ground.bright}" stroke-width="3" stroke-opacity=".6"`,
    )
  }
  return (
    base(canvas, { ...frame, w: w * 0.9 }) +
    rect(0, 0, w, h, 0, ground.deep, opacity(0.4)) +
    times(4, arch) +
    circle(x, y, h * 0.42, canvas.glow(ground.pale, 0.7))
  )
}

const curtain: Ground = (canvas, frame) => {
  const { ground } = canvas
  const { w, h, x, y } = frame
  const fold = w / 14
  const folds = times(14, (i) =>
    rect(
      i * fold,
      0,
      fold + 1,
      h,
      0,
      canvas.fade([ground.ink, ground.base, ground.deep, ground.ink]),
      opacity(0.75),
    ),
  )
  const swag = (from: number) => `M${short(from)} 0q${short(w / 8)} ${short(h * 0.34)} ${short(w / 4)} 0Z`
  return (
    base(canvas, frame) +
    folds +
    path(
      times(4, (i) => swag((i * w) / 4)),
      canvas.fade([ground.deep, ground.base], true),
      ` stroke="${canvas.accent.bright}" stroke-width="4"`,
    ) +
    circle(x, y, h * 0.55, canvas.glow(ground.pale, 0.65))
  )
}

const fans: Ground = (canvas, frame) => {
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

const nebula: Ground = (canvas, frame) => {
  const { ground, accent, random } = canvas
  const { w, h } = frame
  const cloud = (colour: string) => () =>
    ellipse(
      random.whole(w * 0.1, w * 0.9),
      random.whole(0, h * 0.8),
      random.whole(h * 0.25, h * 0.5),
      random.whole(h * 0.15, h * 0.32),
      canvas.glow(colour, 0.75),
    )
  const star = () =>
    circle(
      random.whole(0, w),
      random.whole(0, h),
      random.whole(4, 17) / 10,
      ground.pale,
      opacity(random.whole(4, 10) / 10),
    )
  return (
    base(canvas, frame, ground.deep) +
    times(3, cloud(ground.base)) +
    times(2, cloud(accent.base)) +
    times(Math.round(w / 8), star)
  )
}

const stadium: Ground = (canvas, frame) => {
  const { ground, accent, random } = canvas
  const { w, h } = frame
  const crowd = times(Math.round(w / 9), () =>
    circle(
      random.whole(0, w),
      random.whole(h * 0.34, h * 0.56),
      random.whole(15, 30) / 10,
      random.pick([ground.bright, accent.bright, ground.pale]),
      opacity(0.45),
    ),
  )
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
    times(4, (i) => circle(x - 24 + i * 16, h * 0.1, 7, '#fff')) +
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

/** Backgrounds by name. Each fills its frame and leads the eye to the frame's point of light. */
export const grounds = {
  rays,
  bokeh,
  hills,
  waves,
  depths,
  neonGrid,
  arches,
  curtain,
  fans,
  nebula,
  stadium,
} satisfies Record<string, Ground>

export type GroundName = keyof typeof grounds
