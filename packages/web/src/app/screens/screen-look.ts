import type { ColourSeed } from '@marquee/contracts/colours/colour-seed'
import type { StartupResult } from '@marquee/contracts/rendering'
import type { TemplateFile } from '@marquee/contracts/template-file'
import { colours, seedOf } from '../../templates/tokens/colours.ts'

/** What every screen has of a theme. */
export interface ScreenLook {
  seed: ColourSeed
  colourUse: TemplateFile['colourUse']
  typeface: TemplateFile['typeface']
}

/** Of screens without a valid theme of the brand. */
const neutral: ScreenLook = { seed: colours.sapphire, colourUse: 'accents', typeface: 'grotesk' }

/** The colour, its use and the typeface of a brand's screens. */
export function screenLook(startup: StartupResult): ScreenLook {
  if (!startup.ok || typeof startup.theme === 'string') return neutral
  const { template, colour } = startup.theme
  return { seed: seedOf(template, colour), colourUse: template.colourUse, typeface: template.typeface }
}
