import { fileURLToPath } from 'node:url'
import { runCommand } from '../setup/run-command.mjs'
import { ScriptError } from '../setup/run-script.mjs'
import { pinToCore } from './pin-to-core.mjs'

const connections = 64
// A cold server may be slow; that shows in the percentiles.
const timeoutSeconds = 10
const report = fileURLToPath(new URL('report.lua', import.meta.url))

/**
 * What wrk measured.
 * @typedef {object} Load
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
 * @returns {Promise<Load>}
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
