import * as z from 'zod/mini'
import type { ColourSeed } from './colour-seed.ts'

/** The theme colours of the product; `packages/web/src/templates/tokens/colours.ts` has the numbers of each. */
export const colourNames = [
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
export type StandardColour = (typeof colourNames)[number]

/** Codes of templates and names of colours. */
export const namePattern = /^[a-z][a-z0-9]{1,31}$/

/** The name of a theme colour: the product's, or a template's own. */
export const ColourName = z
  .string()
  .check(z.regex(namePattern, 'is not a name such as gold'), z.meta({ examples: [...colourNames] }))

const mostPalettes = 12
const isStandard = (name: string) => colourNames.some((known) => known === name)

/** Each colour of a template is the product's or one of its palettes, and each palette is one of its colours. */
export const hasKnownColours = z.check<{
  colours: string[]
  palettes?: Record<string, ColourSeed> | undefined
}>(({ value, issues }) => {
  const { colours, palettes = {} } = value
  const refuse = (path: (string | number)[], message: string) =>
    issues.push({ code: 'custom', path, message, input: value })
  for (const [at, name] of colours.entries())
    if (!isStandard(name) && !Object.hasOwn(palettes, name))
      refuse(['colours', at], `is neither in palettes nor one of ${colourNames.join(', ')}`)
  for (const name of Object.keys(palettes)) {
    if (isStandard(name)) refuse(['palettes', name], 'is the name of a colour of the product')
    else if (!colours.includes(name)) refuse(['palettes', name], 'is not listed in colours')
  }
  if (Object.keys(palettes).length > mostPalettes) refuse(['palettes'], `are more than ${mostPalettes}`)
})
