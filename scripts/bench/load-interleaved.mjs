import { load } from './load.mjs'

/**
 * A URL to load, and the process that serves it.
 * @typedef {object} Target
 * @property {string} url
 * @property {Record<string, string>} headers
 * @property {string} [body] sent with POST where there is one
 * @property {() => Promise<void>} [refresh] updates the headers before a round
 * @property {import('./process.mjs').Process} process
 */

/** @typedef {import('./load.mjs').Load & { cpuUs: number }} Load `cpuUs` is processor time per request, in microseconds */

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
