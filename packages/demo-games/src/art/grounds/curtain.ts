import { base, type Ground, times } from '../ground.ts'
import { circle, opacity, path, rect, short } from '../svg-shapes.ts'

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
