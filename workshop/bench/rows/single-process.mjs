import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { ScriptError } from '#scripts/setup/run-script.mjs'
import { sendRequest } from '../send-request.mjs'
import { withServers } from '../servers.mjs'
import { asBrand, startupPath } from './addresses.mjs'
import { runConcurrently } from './run-concurrently.mjs'

/** @typedef {import('../open-bench.mjs').Bench} Bench */
/** @typedef {import('../figures.mjs').Result} Result */
/** @typedef {import('../gateway.mjs').Gateway} Gateway */

const unreachableOrigin = 'http://127.0.0.1:9'
const settleMs = 3000
const brandCount = 10_000
const brandConcurrency = 100

/**
 * @param {Bench} bench
 * @returns {Promise<Result[]>}
 */
export async function start(bench) {
  const startMs = async (/** @type {Gateway} */ gateway) => [gateway.startMs]
  const [up = []] = await eachRun(bench, startMs)
  const [down = []] = await eachRun(bench, startMs, unreachableOrigin)
  const row = { unit: 'ms', goal: /** @type {const} */ ({ limit: 'under', value: 1200 }) }
  return [
    { ...row, work: 'start to the first answer', figures: up },
    { ...row, work: 'start to the first answer with the platform down', figures: down },
  ]
}

/**
 * @param {Bench} bench
 * @returns {Promise<Result[]>}
 */
export async function memory(bench) {
  const [started = [], drawn = []] = await eachRun(bench, async ({ process, origin }) => {
    await delay(settleMs)
    const atRest = process.residentMegabytes()
    await sendRequest(origin, { headers: asBrand })
    await delay(settleMs)
    return [atRest, process.residentMegabytes()]
  })
  return [
    {
      work: 'memory at rest',
      unit: 'MB RSS',
      goal: { limit: 'under', value: 140 },
      figures: started,
    },
    { work: 'memory at rest after the first page', unit: 'MB RSS', figures: drawn },
  ]
}

/**
 * @param {Bench} bench
 * @returns {Promise<Result[]>}
 */
export async function brands(bench) {
  const platform = await startRepeater(bench.upstream)
  const ask = async (/** @type {Gateway} */ { process, origin }) => {
    await runConcurrently(brandCount, brandConcurrency, async (index) => {
      const headers = { Host: `brand-${index}.localhost` }
      const { status } = await sendRequest(origin + startupPath, { headers })
      if (status !== 200) throw new ScriptError(`${headers.Host} was answered with ${status}.`)
    })
    return [process.residentMegabytes()]
  }
  const [figures = []] = await eachRun(bench, ask, platform.origin).finally(platform.close)
  const goal = /** @type {const} */ ({ limit: 'under', value: 380 })
  return [{ work: '10,000 brands in one process', unit: 'MB RSS', goal, figures }]
}

/**
 * A platform that answers every brand as the sandbox answers one, which takes longer to make a brand than to answer for it.
 * @param {string} sandbox
 */
async function startRepeater(sandbox) {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' } }
  const body = JSON.stringify({ domain_name: 'localhost' })
  const answer = await (await fetch(`${sandbox}/api/startup`, { ...init, body })).text()
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(200, { 'content-type': 'application/json' }).end(answer)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() }
}

/**
 * Measures a new process of each checkout in each run.
 * @param {Bench} bench
 * @param {(gateway: Gateway) => Promise<number[]>} measure the figures of one process, one for each row
 * @param {string} [upstream]
 * @returns {Promise<number[][][]>} for each row and checkout, one figure per run
 */
async function eachRun(bench, measure, upstream) {
  /** @type {number[][][]} */
  const rows = []
  for (let run = 0; run < bench.scale.runs; run++) {
    for (const [index, checkout] of bench.checkouts.entries()) {
      const figures = await withServers({ ...bench, checkouts: [checkout] }, async ({ gateways }) => {
        const [gateway] = await gateways({ side: 'alone', ...(upstream && { upstream }) })
        return measure(/** @type {Gateway} */ (gateway))
      })
      for (const [row, figure] of figures.entries()) {
        rows[row] ??= bench.checkouts.map(() => [])
        rows[row][index]?.push(figure)
      }
    }
  }
  return rows
}
