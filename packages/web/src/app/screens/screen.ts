import type { StartupResult } from '@marquee/contracts/rendering'
import type { Screen } from '../startup/render-contract.ts'

/** The screen for a start-up result (specification, sections 2 and 4). */
export function screenOf(startup: StartupResult): Screen {
  if (!startup.ok) return { kind: 'unreachable', problem: startup.problem }
  const { value, theme } = startup
  if (value.maintenance) return { kind: 'maintenance', startup: value }
  return typeof theme === 'string'
    ? { kind: 'themeError', message: theme, startup: value }
    : { kind: 'site', startup: value, theme }
}
