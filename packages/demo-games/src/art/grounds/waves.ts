import { base, type Ground, times } from '../ground.ts'
import { opacity, path, polygon } from '../svg-shapes.ts'

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
