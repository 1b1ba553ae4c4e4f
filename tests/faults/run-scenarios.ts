import type { Test } from 'tap'
import { quick, type Scenario } from './scenario.ts'

/** Makes each fault, at the scale of the tests, as a test of its own. */
export function runScenarios(t: Test, scenarios: readonly Scenario[]): void {
  for (const { fault, prove } of scenarios) {
    t.test(fault, async (t) => t.ok((await prove(quick)).lost.startsWith('nothing')))
  }
}
