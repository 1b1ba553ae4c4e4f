import type { Screen } from '../startup/render-contract.ts'
import { MaintenanceScreen } from './maintenance-screen.tsx'
import { UnreachableScreen } from './unreachable-screen.tsx'

export type ClosedView = Extract<Screen, { kind: 'maintenance' | 'unreachable' }>

/** Replaces the whole site during maintenance and after a failed start-up. */
export function ClosedScreen({ screen }: { screen: ClosedView }) {
  return screen.kind === 'maintenance' ? (
    <MaintenanceScreen startup={screen.startup} />
  ) : (
    <UnreachableScreen problem={screen.problem} />
  )
}
