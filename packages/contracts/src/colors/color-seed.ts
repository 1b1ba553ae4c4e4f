import * as z from 'zod/mini'

const share = (most: number) => z.number().check(z.minimum(0), z.maximum(most))
const hue = share(360)

/** The numbers that a palette is derived from. Hues are OKLCH degrees. */
export const ColorSeed = z.strictObject({
  mode: z.enum(['dark', 'light']),
  /** Hue, chroma and lightness of the accent, such as a filled button. */
  hue,
  chroma: share(0.3),
  lightness: share(1),
  /** Hue and chroma of the page's background: a faint tint that contrasts with the accent. */
  groundHue: hue,
  groundChroma: share(0.05),
  /** Hue of the secondary brand color. */
  secondHue: hue,
})
export type ColorSeed = z.infer<typeof ColorSeed>
