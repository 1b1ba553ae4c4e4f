import { fileURLToPath } from 'node:url'
import { runCommand } from '#scripts/setup/run-command.mjs'
import { ScriptError } from '#scripts/setup/run-script.mjs'
import { pinToCore } from './machine.mjs'

const connections = 64
// A cold server may be slow; that shows in the percentiles.
const timeoutSeconds = 10
const report = fileURLToPath(new URL('report.lua', import.meta.url))

/**
 * What wrk measured.
 * @typedef {object} Measured
 * @property {number} requests that were answered
 * @property {number} perSecond
 * @property {number} p50Ms
 * @property {number} p99Ms
 */

/**
 * Loads one URL, with POST where there is a body.
 * @throws {ScriptError} when any response is missing or not 2xx or 3xx, because the figures would be wrong
 * @param {{ url: string, headers: Record<string, string>, body?: string }} target
 * @param {number} seconds
 * @returns {Promise<Measured>}
 */
export async function load({ url, headers, body }, seconds) {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const args = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    `--timeout=${timeoutSeconds}s`,
    '-s',
    report,
    ...lines,
    url,
    ...(body ? ['--', body] : []),
  ]
  const [command, ...rest] = pinToCore('client', ['wrk', ...args])
  const { ok, output } = await runCommand(command, rest)
  const line = output.split('\n').find((text) => text.startsWith('{"requests"'))
  if (!ok || !line) throw new ScriptError(`${output.trim()}\nwrk could not load ${url}.`)
  const { requests, durationUs, failed, p50Us, p99Us } = JSON.parse(line)
  if (failed > 0)
    throw new ScriptError(`${failed} of ${requests} requests to ${url} failed; the figures mean nothing.`)
  return {
    requests,
    perSecond: requests / (durationUs / 1e6),
    p50Ms: p50Us / 1000,
    p99Ms: p99Us / 1000,
  }
}

/**
 * A URL to load, and the process that serves it.
 * @typedef {object} Target
 * @property {string} url
 * @property {Record<string, string>} headers
 * @property {string} [body] sent with POST where there is one
 * @property {() => Promise<void>} [refresh] updates the headers before a round
 * @property {import('./process.mjs').Process} process
 */

/** @typedef {Measured & { cpuUs: number }} Load `cpuUs` is processor time per request, in microseconds */

/**
 * Loads servers one after the other in several rounds (A B C, B C A, …), so that other load on the machine affects all of
 * them alike.
 * @param {readonly Target[]} targets
 * @param {import('./options.mjs').Scale} scale
 * @returns {Promise<Load[][]>} for each target, one load per round
 */
export async function loadInterleaved(targets, { rounds, roundSeconds, warmUp }) {
  for (const target of targets) await warm(target, warmUp)
  /** @type {Load[][]} */
  const loads = targets.map(() => [])
  for (let turn = 0; turn < rounds; turn++) {
    for (let step = 0; step < targets.length; step++) {
      const place = (turn + step) % targets.length
      const target = /** @type {Target} */ (targets[place])
      loads[place]?.push(await round(target, roundSeconds))
    }
  }
  return loads
}

/**
 * @param {Target} target
 * @param {import('./options.mjs').Scale['warmUp']} warmUp
 */
async function warm(target, { requests, stepSeconds, maxSeconds }) {
  let sent = 0
  for (let seconds = 0; sent < requests && seconds < maxSeconds; seconds += stepSeconds) {
    await target.refresh?.()
    const { perSecond } = await load(target, stepSeconds)
    sent += perSecond * stepSeconds
  }
}

/**
 * @param {Target} target
 * @param {number} seconds
 * @returns {Promise<Load>}
 */
async function round(target, seconds) {
  const { process } = target
  await target.refresh?.()
  const before = process.cpuSeconds()
  const seen = await load(target, seconds)
  const cpuSeconds = process.cpuSeconds() - before
  return { ...seen, cpuUs: (cpuSeconds * 1e6) / seen.requests }
}
