import { spawn } from 'node:child_process'
import { findTool } from '#scripts/setup/find-tool.mjs'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { readTap } from '#scripts/test/read-tap.mjs'

/** A fault that a test file covers. */
export interface CoveredFault {
  fault: string
  file: string
  player: string
  log: string
  lost: string
}

/** A covered fault with the result of its test file. */
export interface CoveredRow extends CoveredFault {
  passed: number
  /** Names of the tests that failed. */
  failures: string[]
}

/** Runs the test files; randomised ones run longer than in `npm test`. */
export async function runCoveredFaults(faults: readonly CoveredFault[]): Promise<CoveredRow[]> {
  const files = [...new Set(faults.map(({ file }) => file))]
  const env = { ...process.env, FUZZ_MS: '20000', ISOLATION_MS: '20000' }
  const args = [findTool(projectRoot, 'tap'), 'run', '--reporter=tap', ...files]
  const child = spawn(process.execPath, args, { cwd: projectRoot, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const results = new Map<string, { passed: number; failures: string[] }>()
  await readTap(child.stdout, ({ name, tally, failures }) => {
    results.set(name, { passed: tally.passed, failures: failures.map((failure) => failure.name) })
  })
  return faults.map((fault) => {
    const { passed, failures } = results.get(fault.file) ?? { passed: 0, failures: ['did not run'] }
    return { ...fault, passed, failures: [...new Set(failures.map((name) => name.split(' > ')[0] ?? name))] }
  })
}
