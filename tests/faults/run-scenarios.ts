import type { Test } from 'tap'
import { quickScale, type Scenario } from './scenario.ts'

/** Runs each scenario at the scale of `npm test`, as a test of its own. */
export function runScenarios(t: Test, scenarios: readonly Scenario[]): void {
  for (const { fault, prove } of scenarios) {
    t.test(fault, async (t) => t.ok((await prove(quickScale)).lost.startsWith('nothing')))
  }
}
