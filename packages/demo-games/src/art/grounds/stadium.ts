import { base, type Ground, times } from '../ground.ts'
import { dots, ellipse, opacity, path, polygon, rect, short } from '../svg-shapes.ts'

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
