import type { ColorSeed } from '@marquee/contracts/colors'
import { colors, seedOf } from '@marquee/contracts/palette/standard-colors'
import type { StartupResult } from '@marquee/contracts/rendering'
import type { TemplateFile } from '@marquee/contracts/template-file'
import type { Screen } from '../startup/render-state.ts'

/** What every screen has of a theme. */
export interface ScreenLook {
  seed: ColorSeed
  colorUse: TemplateFile['colorUse']
  typeface: TemplateFile['typeface']
}

/** Of screens without a valid theme of the brand. */
const neutral: ScreenLook = { seed: colors.sapphire, colorUse: 'accents', typeface: 'grotesk' }

/** The color, its use and the typeface of a brand's screens. */
export function screenLook(startup: StartupResult): ScreenLook {
  if (!startup.ok || typeof startup.theme === 'string') return neutral
  const { template, color } = startup.theme
  return { seed: seedOf(template, color), colorUse: template.colorUse, typeface: template.typeface }
}

/** The brand's logo on the ground of its screens: `logo3` is the one for light grounds. Empty for none. */
export function logoOf(startup: StartupResult): string {
  if (!startup.ok) return ''
  const { logo1, logo3 } = startup.value.site
  return screenLook(startup).seed.mode === 'light' ? logo3 || logo1 : logo1
}

/** The screen for a start-up result (specification, sections 2 and 4). */
export function screenOf(startup: StartupResult): Screen {
  if (!startup.ok) return { kind: 'unreachable', problem: startup.problem }
  const { value, theme } = startup
  const brand = { startup: value, logo: logoOf(startup) }
  if (value.maintenance) return { kind: 'maintenance', ...brand }
  if (value.isClosed) return { kind: 'closed', ...brand }
  return typeof theme === 'string'
    ? { kind: 'themeError', message: theme, ...brand }
    : { kind: 'site', theme, ...brand }
}
