import type { ColorSeed, StandardColor } from '../colors.ts'
import type { TemplateFile } from '../template-file.ts'

/**
 * Every color of the template table. An accent's luminance must not lie between about 0.30 and 0.51, where no focus
 * ring has enough contrast with both the accent and the page.
 */
export const colors = {
  gold: dark({ hue: 84, chroma: 0.145, lightness: 0.83, groundHue: 62, groundChroma: 0.014, secondHue: 28 }),
  crimson: dark({
    hue: 20,
    chroma: 0.215,
    lightness: 0.575,
    groundHue: 12,
    groundChroma: 0.024,
    secondHue: 75,
  }),
  emerald: dark({
    hue: 160,
    chroma: 0.15,
    lightness: 0.645,
    groundHue: 170,
    groundChroma: 0.026,
    secondHue: 92,
  }),
  sapphire: dark({
    hue: 256,
    chroma: 0.2,
    lightness: 0.56,
    groundHue: 266,
    groundChroma: 0.036,
    secondHue: 205,
  }),
  graphite: dark({
    hue: 90,
    chroma: 0.008,
    lightness: 0.93,
    groundHue: 260,
    groundChroma: 0.004,
    secondHue: 48,
  }),
  teal: dark({ hue: 192, chroma: 0.11, lightness: 0.65, groundHue: 205, groundChroma: 0.026, secondHue: 60 }),
  violet: dark({
    hue: 300,
    chroma: 0.22,
    lightness: 0.56,
    groundHue: 292,
    groundChroma: 0.036,
    secondHue: 340,
  }),
  rose: dark({ hue: 358, chroma: 0.21, lightness: 0.59, groundHue: 345, groundChroma: 0.026, secondHue: 40 }),
  amber: dark({
    hue: 64,
    chroma: 0.165,
    lightness: 0.815,
    groundHue: 40,
    groundChroma: 0.018,
    secondHue: 18,
  }),
  ivory: light({ hue: 42, chroma: 0.13, lightness: 0.5, groundHue: 85, groundChroma: 0.014, secondHue: 150 }),
  sky: light({ hue: 248, chroma: 0.16, lightness: 0.52, groundHue: 235, groundChroma: 0.012, secondHue: 35 }),
  mint: light({ hue: 165, chroma: 0.12, lightness: 0.5, groundHue: 168, groundChroma: 0.014, secondHue: 30 }),
} as const satisfies Record<StandardColor, ColorSeed>

const byName: Readonly<Record<string, ColorSeed>> = colors

/** The numbers of a template's color: its own, else the product's. */
export function seedOf({ palettes = {} }: Pick<TemplateFile, 'palettes'>, color: string): ColorSeed {
  const seed = palettes[color] ?? byName[color]
  if (!seed) throw new Error(`There is no color ${color}`)
  return seed
}

function dark(seed: Omit<ColorSeed, 'mode'>): ColorSeed {
  return { mode: 'dark', ...seed }
}

function light(seed: Omit<ColorSeed, 'mode'>): ColorSeed {
  return { mode: 'light', ...seed }
}
