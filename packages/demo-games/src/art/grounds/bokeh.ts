import { base, type Ground } from '../ground.ts'
import { dots, opacity } from '../svg-shapes.ts'

/** Soft lights out of focus. */
export const bokeh: Ground = (canvas, frame) => {
  const { random, ground, accent } = canvas
  const light = (size: number) => {
    const place = () => [random.whole(0, frame.w), random.whole(0, frame.h * 0.8)] as const
    const color = random.pick([ground.bright, accent.base, accent.bright])
    return dots(
      Array.from({ length: Math.round(frame.w / 80) }, place),
      size,
      color,
      opacity(random.whole(10, 24) / 100),
    )
  }
  return base(canvas, frame) + [22, 38, 56, 74].map(light).join('')
}
