import { MaintenanceScreen } from './maintenance-screen.tsx'
import type { Screen } from '../startup/render-contract.ts'
import { UnreachableScreen } from './unreachable-screen.tsx'

export type ClosedView = Extract<Screen, { kind: 'maintenance' | 'unreachable' }>

/** What takes the place of the whole site while it cannot be entered. Few visitors ever see it. */
export function ClosedScreen({ screen }: { screen: ClosedView }) {
  return screen.kind === 'maintenance' ? (
    <MaintenanceScreen startup={screen.startup} />
  ) : (
    <UnreachableScreen problem={screen.problem} />
  )
}
