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
