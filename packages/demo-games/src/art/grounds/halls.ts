import { base, type Ground, times } from '../ground.ts'
import { circle, opacity, path, rect, short } from '../svg-shapes.ts'

/** A nave of arches. */
export const arches: Ground = (canvas, frame) => {
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

/** A stage curtain with a gilded border. */
export const curtain: Ground = (canvas, frame) => {
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
