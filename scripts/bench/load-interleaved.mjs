import { load } from './load.mjs'

/**
 * An address that is loaded, and the process that answers there.
 * @typedef {object} Target
 * @property {string} url
 * @property {Record<string, string>} headers
 * @property {string} [body] asked by POST where there is one
 * @property {() => Promise<void>} [refresh] brings the headers up to date before a round
 * @property {import('./process.mjs').Process} process
 */

/** @typedef {import('./load.mjs').Load & { cpuUs: number }} Load `cpuUs` is processor time per request, in microseconds */

/**
 * Loads servers one after the other, several times round (A B C, B C A, …), so that whatever else the machine does
 * meets all of them.
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
  let asked = 0
  for (let seconds = 0; asked < requests && seconds < maxSeconds; seconds += stepSeconds) {
    await target.refresh?.()
    const { perSecond } = await load(target, stepSeconds)
    asked += perSecond * stepSeconds
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
