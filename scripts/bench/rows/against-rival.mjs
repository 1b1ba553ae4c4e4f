import { pairwise, quotient } from '../figures.mjs'

/**
 * The requests per second of each gateway relative to a rival's.
 * @param {string} work
 * @param {string} rival
 * @param {number} goal
 * @param {readonly import('../load.mjs').Load[][]} gateways for each checkout
 * @param {readonly import('../load.mjs').Load[][]} rivals one for each checkout, or one for all
 * @returns {import('../figures.mjs').Result}
 */
export function againstRival(work, rival, goal, gateways, rivals) {
  return {
    work,
    unit: `× ${rival}`,
    goal: { limit: 'at least', value: goal },
    figures: gateways.map((ours, index) =>
      pairwise(perSecond(ours), perSecond(rivals[index] ?? rivals[0] ?? []), quotient),
    ),
  }
}

/**
 * Additional figures for comparing checkouts.
 * @param {string} work
 * @param {readonly import('../load.mjs').Load[][]} gateways for each checkout
 * @returns {import('../figures.mjs').Result[]}
 */
export function speeds(work, gateways) {
  const of = (/** @type {keyof import('../load.mjs').Load} */ name) =>
    gateways.map((loads) => loads.map((load) => load[name]))
  return [
    { work, unit: 'requests/s', figures: of('perSecond'), comparesOnly: true },
    { work, unit: 'µs of processor time per request', figures: of('cpuUs'), comparesOnly: true },
    { work, unit: 'ms p99', figures: of('p99Ms'), comparesOnly: true },
  ]
}

/** @param {readonly import('../load.mjs').Load[]} loads */
const perSecond = (loads) => loads.map((load) => load.perSecond)
