import type { Screen } from '../startup/render-contract.ts'
import { MaintenanceScreen } from './maintenance-screen.tsx'
import { ThemeErrorScreen } from './theme-error-screen.tsx'
import { UnreachableScreen } from './unreachable-screen.tsx'

export type ClosedView = Exclude<Screen, { kind: 'site' | 'broken' }>

/** Replaces the whole site during maintenance and after a failed start-up. */
export function ClosedScreen({ screen }: { screen: ClosedView }) {
  if (screen.kind === 'maintenance') return <MaintenanceScreen startup={screen.startup} />
  if (screen.kind === 'themeError') return <ThemeErrorScreen message={screen.message} />
  return <UnreachableScreen problem={screen.problem} />
}
