import type { Test } from 'tap'
import { fullTest } from '../support/test-size.ts'
import { quickScale, type Scenario } from './scenario.ts'

/** Runs each scenario at the scale of `npm test`, as a test of its own: one of each kind, and all in a full run. */
export function runScenarios(t: Test, scenarios: readonly Scenario[]): void {
  for (const [index, { fault, prove }] of scenarios.entries()) {
    const body = async (t: Test) => t.ok((await prove(quickScale)).lost.startsWith('nothing'))
    if (index === 0) t.test(fault, body)
    else fullTest(fault, body)
  }
}
