import type { StartupResult } from '@marquee/contracts/rendering'
import { readTheme, type Theme } from '@marquee/contracts/templates'
import type { Screen } from '../startup/render-contract.ts'

/** The theme of screens without a valid theme of the brand. */
const neutralTheme: Theme = { template: 'template1', colour: 'sapphire' }

/** The screen for a start-up result (specification, sections 2 and 4). */
export function screenOf(startup: StartupResult): Screen {
  if (!startup.ok) return { kind: 'unreachable', problem: startup.problem }
  const { maintenance, site } = startup.value
  if (maintenance) return { kind: 'maintenance', startup: startup.value }
  const theme = readTheme(site.themeCode, site.themeColour)
  return typeof theme === 'string'
    ? { kind: 'themeError', message: theme, startup: startup.value }
    : { kind: 'site', startup: startup.value }
}

/** The theme of a screen. */
export function screenTheme(screen: Screen): Theme {
  if (!('startup' in screen) || !screen.startup) return neutralTheme
  const { themeCode, themeColour } = screen.startup.site
  const theme = readTheme(themeCode, themeColour)
  return typeof theme === 'string' ? neutralTheme : theme
}
