import type { StartupResult } from '@marquee/contracts/rendering'
import type { Colour, TemplateFile } from '@marquee/contracts/template-file'

/** What every screen has of a theme. */
export interface ScreenLook {
  colour: Colour
  colourUse: TemplateFile['colourUse']
  typeface: TemplateFile['typeface']
}

/** Of screens without a valid theme of the brand. */
const neutral: ScreenLook = { colour: 'sapphire', colourUse: 'accents', typeface: 'grotesk' }

/** The colour, its use and the typeface of a brand's screens. */
export function screenLook(startup: StartupResult): ScreenLook {
  if (!startup.ok || typeof startup.theme === 'string') return neutral
  const { template, colour } = startup.theme
  return { colour, colourUse: template.colourUse, typeface: template.typeface }
}
