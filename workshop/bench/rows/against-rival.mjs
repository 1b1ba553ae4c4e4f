import { pairwise, quotient } from '../figures.mjs'

/**
 * The processor time per request of a rival relative to each gateway's: 1 where both take the same, more where the gateway
 * takes less.
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
    unit: `× CPU of ${rival}`,
    goal: { limit: 'at least', value: goal },
    figures: gateways.map((ours, index) =>
      pairwise(cpu(rivals[index] ?? rivals[0] ?? []), cpu(ours), quotient),
    ),
  }
}

/**
 * The processor time per request of each gateway, and what compares checkouts beside it.
 * @param {string} work
 * @param {readonly import('../load.mjs').Load[][]} gateways for each checkout
 * @returns {import('../figures.mjs').Result[]}
 */
export function costs(work, gateways) {
  const of = (/** @type {keyof import('../load.mjs').Load} */ name) =>
    gateways.map((loads) => loads.map((load) => load[name]))
  return [
    { work, unit: 'µs of CPU per request', figures: of('cpuUs') },
    { work, unit: 'requests/s', figures: of('perSecond'), comparesOnly: true },
    { work, unit: 'ms p99', figures: of('p99Ms'), comparesOnly: true },
  ]
}

/** @param {readonly import('../load.mjs').Load[]} loads */
const cpu = (loads) => loads.map((load) => load.cpuUs)
