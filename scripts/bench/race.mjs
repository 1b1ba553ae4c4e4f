import { load } from './load.mjs'

const rounds = 15
// A server runs for weeks: what is measured is compiled by then. That takes requests, and not time; the larger the
// server, the more of them. One that answers slowly has done enough for each by the end of the time.
const warmUp = { requests: 300_000, partSeconds: 5, mostSeconds: 40 }
const roundSeconds = 1

/** @typedef {import('./load.mjs').Load & { perCpuSecond: number }} Load */

/**
 * Loads the servers one after the other, several times round (A B C A B C), so that whatever else the machine does
 * meets all of them. The first of a round changes from round to round.
 * @template {string} Name
 * @param {Record<Name, import('./stage.mjs').Target>} targets
 * @returns {Promise<Record<Name, Load[]>>} one figure per round
 */
export async function race(targets) {
  const names = /** @type {Name[]} */ (Object.keys(targets))
  /** @type {Map<Name, Load[]>} */
  const loads = new Map(names.map((name) => [name, []]))
  for (const name of names) await warm(targets[name])
  for (let turn = 0; turn < rounds; turn++) {
    const shift = turn % names.length
    for (const name of [...names.slice(shift), ...names.slice(0, shift)]) {
      loads.get(name)?.push(await round(targets[name]))
    }
  }
  return /** @type {Record<Name, Load[]>} */ (Object.fromEntries(loads))
}

/** @param {import('./stage.mjs').Target} target */
async function warm(target) {
  let asked = 0
  for (let seconds = 0; asked < warmUp.requests && seconds < warmUp.mostSeconds; ) {
    await target.refresh?.()
    const { perSecond } = await load(target, warmUp.partSeconds)
    asked += perSecond * warmUp.partSeconds
    seconds += warmUp.partSeconds
  }
}

/**
 * @param {import('./stage.mjs').Target} target
 * @returns {Promise<Load>}
 */
async function round(target) {
  const { process } = target
  await target.refresh?.()
  const before = process.cpuSeconds() ?? Number.NaN
  const seen = await load(target, roundSeconds)
  const cpuSeconds = (process.cpuSeconds() ?? Number.NaN) - before
  return { ...seen, perCpuSecond: (seen.perSecond * roundSeconds) / cpuSeconds }
}

/**
 * How many requests one server answered for each of another's, in the same time or the same processor time: the
 * median over the rounds.
 * @param {Load[]} ours
 * @param {Load[]} theirs
 * @param {'perSecond' | 'perCpuSecond'} per
 */
export function ratio(ours, theirs, per) {
  return median(ours.map((load, turn) => load[per] / (theirs[turn]?.[per] ?? Number.NaN)))
}

/**
 * How much longer one server took than another, in milliseconds: the median over the rounds.
 * @param {Load[]} ours
 * @param {Load[]} theirs
 * @param {'p50Ms' | 'p99Ms'} percentile
 */
export function added(ours, theirs, percentile) {
  return median(ours.map((load, turn) => load[percentile] - (theirs[turn]?.[percentile] ?? Number.NaN)))
}

/** @param {number[]} figures */
export function median(figures) {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
}
