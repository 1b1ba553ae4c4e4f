import { median } from '../figures.mjs'
import { load } from '../load.mjs'
import { withServers } from '../servers.mjs'
import { asBrand, asBrowser, balanceTarget, gamesPath, startupPath, target } from './addresses.mjs'

const minutes = 10
const minuteMs = 60_000
const stepSeconds = 10
const sampleMs = 1000

/**
 * Ten minutes of load, of every kind in turn, and the memory of the process each second.
 * @param {import('../open-bench.mjs').Bench} bench
 * @returns {Promise<import('../figures.mjs').Result[]>}
 */
export async function long(bench) {
  const row = {
    work: '10 minutes of load, memory of the last minute (median of its seconds; one run)',
    unit: '× that of the second minute',
    goal: /** @type {const} */ ({ limit: 'at most', value: 1.1 }),
  }
  if (!bench.long) return [{ ...row, missing: 'only with --long' }]
  const figures = []
  for (const checkout of bench.checkouts) {
    const growth = await withServers({ ...bench, checkouts: [checkout] }, async ({ gateways }) => {
      const [gateway] = await gateways()
      return memoryGrowth(/** @type {import('../gateway.mjs').Gateway} */ (gateway))
    })
    figures.push([growth])
  }
  return [{ ...row, figures }]
}

/** @param {import('../gateway.mjs').Gateway} gateway */
async function memoryGrowth(gateway) {
  const targets = [
    target(startupPath, asBrand, gateway),
    target('/', asBrowser, gateway),
    target(gamesPath, asBrand, gateway),
    balanceTarget(gateway),
  ]
  const startedAt = performance.now()
  /** @type {number[][]} */
  const samples = Array.from({ length: minutes }, () => [])
  const minute = () => Math.floor((performance.now() - startedAt) / minuteMs)
  const timer = setInterval(() => samples[minute()]?.push(gateway.process.residentMegabytes()), sampleMs)
  try {
    for (let part = 0; minute() < minutes; part++) {
      const next = /** @type {import('../load.mjs').Target} */ (targets[part % targets.length])
      await next.refresh?.()
      await load(next, stepSeconds)
    }
  } finally {
    clearInterval(timer)
  }
  return median(samples.at(-1) ?? []) / median(samples[1] ?? [])
}
