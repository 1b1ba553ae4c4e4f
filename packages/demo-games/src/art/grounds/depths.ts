import { base, type Ground, times } from '../ground.ts'
import { line, opacity, path, polygon } from '../svg-shapes.ts'

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
