import { base, type Ground, starfield, times } from '../ground.ts'
import { ellipse } from '../svg-shapes.ts'

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
