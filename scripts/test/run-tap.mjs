import { spawn } from 'node:child_process'
import { inspect, stripVTControlCharacters } from 'node:util'
import { findTool } from '../setup/find-tool.mjs'
import { readTap } from './read-tap.mjs'
import { Tally } from './tally.mjs'
import { testEnvironment } from './test-environment.mjs'

/** @typedef {import('./read-tap.mjs').FileResult} FileResult */

/** Paths of the files that have a process of their own: those of `npm test`, and of a full run. */
export const testFiles = {
  usual: ['tests/processes/*.test.ts'],
  full: ['tests/processes/*.test.ts', 'tests/processes/full/*.test.ts'],
}

/**
 * Runs test files with tap and prints a line for each finished file, the diagnostics of failures, and at the end what was
 * left out and what took most.
 * @param {string} root the folder with the `.taprc`
 * @param {string} node executable that runs the tests
 * @param {readonly string[]} files paths of test files, or patterns
 * @param {(line: string) => void} [print]
 * @returns {Promise<{ tally: Tally, lostCpuSeconds: number }>} at least one failure when tap itself failed, or ran nothing;
 * and the processor seconds that are missing from those of this process
 */
export async function runTap(root, node, files, print = console.log) {
  const env = testEnvironment(root)
  const tap = findTool(root, 'tap')
  const tally = new Tally()
  /** @type {FileResult[]} */
  const results = []
  const child = spawn(node, [tap, 'run', '--reporter=tap', ...files], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  await readTap(child.stdout, (file) => {
    tally.add(file.tally)
    results.push(file)
    print(describeFile(file))
  })
  const code = await ended
  if (results.length > 1) print(describeSlowest(results))
  const skips = results.flatMap((file) => file.skips)
  if (skips.length > 0) print(describeSkips(skips))
  if (tally.passed + tally.failed === 0) print('The test runner ran no test.')
  else if (code !== 0 && tally.failed === 0) print(`The test runner ended with exit status ${code}.`)
  if (code !== 0 && tally.failed === 0) tally.failed = 1
  const lostCpuSeconds = results.reduce((sum, { cpu }) => sum + (cpu?.lostSeconds ?? 0), 0)
  return { tally, lostCpuSeconds }
}

/**
 * The ten files that took most processor time, the first most; where it is not known, those that took longest.
 * @param {readonly Pick<FileResult, 'name' | 'durationMs' | 'cpu'>[]} results
 */
export function describeSlowest(results) {
  const slowest = results.toSorted((a, b) => cost(b) - cost(a)).slice(0, 10)
  return ['\n── Slowest files', ...slowest.map((file) => `${describeTime(file)}  ${file.name}`)].join('\n')
}

/** @param {Pick<FileResult, 'durationMs' | 'cpu'>} file */
const cost = ({ durationMs, cpu }) => (cpu ? cpu.seconds + cpu.lostSeconds : durationMs / 1000)

/** @param {readonly import('./read-tap.mjs').Skip[]} skips */
const describeSkips = (skips) =>
  ['\n── Skipped', ...skips.map(({ name, reason }) => `${name}: ${reason}`)].join('\n')

/** @param {Pick<FileResult, 'durationMs' | 'cpu'>} file */
function describeTime(file) {
  const wall = `${(file.durationMs / 1000).toFixed(1)} s`
  return file.cpu ? `${wall}, CPU ${cost(file).toFixed(1)} s` : wall
}

// Diagnostics about how tap started the file.
const hiddenDiagnostics = new Set(['stdio', 'cwd', 'externalID', 'command', 'args', 'jobId'])

/** @param {FileResult} file */
function describeFile({ name, tally, failures, ...time }) {
  const counts = [
    `${tally.passed} passed`,
    tally.failed > 0 && `${tally.failed} failed`,
    tally.skipped > 0 && `${tally.skipped} skipped`,
  ].filter(Boolean)
  const line = `${tally.failed > 0 ? '✖' : '✔'} ${name}  ${counts.join(', ')}  ${describeTime(time)}`
  return [line, ...failures.map(describeFailure)].join('\n')
}

/** @param {import('./read-tap.mjs').Failure} failure */
function describeFailure({ name, diagnostics }) {
  const details =
    typeof diagnostics === 'object' && diagnostics !== null
      ? Object.entries(diagnostics).filter(([key]) => !hiddenDiagnostics.has(key))
      : []
  const lines = details.flatMap(([key, value]) => {
    const text = typeof value === 'string' ? value : inspect(value, { breakLength: 100 })
    const shown = stripVTControlCharacters(text).trimEnd().split('\n')
    return shown.length > 1 ? [`${key}:`, ...shown.map((part) => `  ${part}`)] : [`${key}: ${shown[0]}`]
  })
  return [`  ✖ ${name}`, ...lines.map((line) => `      ${line}`)].join('\n')
}
