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

/** The theme colors of the product; `palette/standard-colors.ts` has the numbers of each. */
export const colorNames = [
  'gold',
  'crimson',
  'emerald',
  'sapphire',
  'graphite',
  'teal',
  'violet',
  'rose',
  'amber',
  'ivory',
  'sky',
  'mint',
] as const
export type StandardColor = (typeof colorNames)[number]

/** Codes of templates and names of colors. */
export const namePattern = /^[a-z][a-z0-9]{1,31}$/

/** What the pattern asks for, in words. */
export const nameRule = 'small letters and digits only, beginning with a letter, 2 to 32 in all'

/** The name of a theme color: the product's, or a template's own. */
export const ColorName = z
  .string()
  .check(z.regex(namePattern, nameRule), z.meta({ examples: [...colorNames] }))

const mostPalettes = 12
const isStandard = (name: string) => colorNames.some((known) => known === name)

/** Each color of a template is the product's or one of its palettes, and each palette is one of its colors. */
export const hasKnownColors = z.check<{
  colors: string[]
  palettes?: Record<string, ColorSeed> | undefined
}>(({ value, issues }) => {
  const { colors, palettes = {} } = value
  const refuse = (path: (string | number)[], message: string) =>
    issues.push({ code: 'custom', path, message, input: value })
  for (const [at, name] of colors.entries())
    if (!isStandard(name) && !Object.hasOwn(palettes, name))
      refuse(['colors', at], 'is neither a color of the product nor one of palettes')
  for (const name of Object.keys(palettes)) {
    if (isStandard(name)) refuse(['palettes', name], 'is the name of a color of the product: choose another')
    else if (!colors.includes(name)) refuse(['palettes', name], 'is not among the colors of the template')
  }
  if (Object.keys(palettes).length > mostPalettes)
    refuse(['palettes'], `must have ${mostPalettes} entries or less`)
})
