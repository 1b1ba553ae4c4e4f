import { spawn } from 'node:child_process'
import { inspect, stripVTControlCharacters } from 'node:util'
import { findTool } from '../setup/find-tool.mjs'
import { prepareTap } from './prepare-tap.mjs'
import { readTap } from './read-tap.mjs'
import { Tally } from './tally.mjs'
import { testEnvironment } from './test-environment.mjs'

/** @typedef {import('./read-tap.mjs').FileResult} FileResult */

/**
 * Runs test files with tap and prints a line for each finished file, the diagnostics of failures, and at the end the
 * slowest files.
 * @param {string} root the folder with the `.taprc`
 * @param {string} node executable that runs the tests
 * @param {readonly string[]} files paths of test files; all when empty
 * @param {(line: string) => void} [print]
 * @returns {Promise<Tally>} at least one failure when tap itself failed, or ran nothing
 */
export async function runTap(root, node, files, print = console.log) {
  const env = testEnvironment(root)
  const tap = findTool(root, 'tap')
  await prepareTap(root, node)
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
  if (tally.passed + tally.failed === 0) print('The test runner ran no test.')
  else if (code !== 0 && tally.failed === 0) print(`The test runner ended with exit status ${code}.`)
  if (code !== 0 && tally.failed === 0) tally.failed = 1
  return tally
}

/**
 * The ten files that took longest, the slowest first.
 * @param {readonly Pick<FileResult, 'name' | 'durationMs'>[]} results
 */
export function describeSlowest(results) {
  const slowest = results.toSorted((a, b) => b.durationMs - a.durationMs).slice(0, 10)
  return [
    '\n── Slowest files',
    ...slowest.map(({ name, durationMs }) => `${seconds(durationMs)}  ${name}`),
  ].join('\n')
}

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`

// Diagnostics about how tap started the file.
const hiddenDiagnostics = new Set(['stdio', 'cwd', 'externalID', 'command', 'args', 'jobId'])

/** @param {FileResult} file */
function describeFile({ name, tally, failures, durationMs }) {
  const counts = [
    `${tally.passed} passed`,
    tally.failed > 0 && `${tally.failed} failed`,
    tally.skipped > 0 && `${tally.skipped} skipped`,
  ].filter(Boolean)
  const line = `${tally.failed > 0 ? '✖' : '✔'} ${name}  ${counts.join(', ')}  ${seconds(durationMs)}`
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
