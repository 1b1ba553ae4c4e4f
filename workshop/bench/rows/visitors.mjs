import { ScriptError } from '#scripts/setup/run-script.mjs'
import { sendRequest } from '../send-request.mjs'
import { withServers } from '../servers.mjs'
import { asBrand, startupPath } from './addresses.mjs'
import { runConcurrently } from './run-concurrently.mjs'

const counted = /^marquee_platform_calls_total\{call="([^"]*)",.*\} (\d+)$/gm

const visitors = 1000
const concurrency = 100
const pageView = ['/', startupPath, '/api/games?list=hot']

/**
 * @param {import('../open-bench.mjs').Bench} bench
 * @returns {Promise<import('../figures.mjs').Result[]>}
 */
export function platformCallsOfVisitors(bench) {
  return withServers(bench, async (servers) => {
    const gateways = await servers.gateways({ side: 'alone' })
    const cold = gateways.map(() => /** @type {number[]} */ ([]))
    const served = gateways.map(() => /** @type {number[]} */ ([]))
    const warm = gateways.map(() => /** @type {number[]} */ ([]))
    for (let run = 0; run < bench.scale.runs; run++) {
      for (const [index, gateway] of gateways.entries()) {
        const { calls, pages } = await coldBrand(gateway, `cold-${run}.localhost`)
        cold[index]?.push(calls)
        served[index]?.push(pages)
        warm[index]?.push(await warmPageViews(gateway))
      }
    }
    return [
      {
        work: '1,000 visitors at once at a cold brand',
        unit: 'platform calls per kind of data',
        goal: { limit: 'at most', value: 1 },
        figures: cold,
      },
      // An overloaded gateway sheds some of this load by design.
      {
        work: '1,000 visitors at once at a cold brand, answered with the page',
        unit: 'visitors',
        figures: served,
      },
      {
        work: 'platform calls per 1,000 warm page views',
        unit: 'calls',
        goal: { limit: 'under', value: 5 },
        figures: warm,
      },
    ]
  })
}

/**
 * @param {import('../gateway.mjs').Gateway} gateway
 * @param {string} host of a brand that was not requested before
 * @returns {Promise<{ calls: number, pages: number }>} how often the call that was made most was made, and how many
 * visitors got the page
 */
async function coldBrand({ origin, adminUrl }, host) {
  let pages = 0
  const before = await platformCalls(adminUrl)
  await runConcurrently(visitors, visitors, async () => {
    const { status } = await sendRequest(`${origin}/`, { headers: { Host: host } })
    if (status === 200) pages += 1
  })
  const calls = [...(await platformCalls(adminUrl))].map(([call, count]) => count - (before.get(call) ?? 0))
  return { calls: Math.max(...calls), pages }
}

/**
 * @param {import('../gateway.mjs').Gateway} gateway
 * @returns {Promise<number>} calls of the platform for a thousand page views
 */
async function warmPageViews({ origin, adminUrl }) {
  const view = async () => {
    for (const path of pageView) {
      const { status } = await sendRequest(origin + path, { headers: asBrand })
      if (status !== 200) throw new ScriptError(`${path} was answered with ${status}.`)
    }
  }
  await view()
  const before = total(await platformCalls(adminUrl))
  await runConcurrently(visitors, concurrency, view)
  return total(await platformCalls(adminUrl)) - before
}

/**
 * The number of platform calls so far, from the gateway's metrics.
 * @param {string} adminUrl
 * @returns {Promise<Map<string, number>>} by the path of the call
 */
async function platformCalls(adminUrl) {
  const { body } = await sendRequest(`${adminUrl}/metrics`)
  /** @type {Map<string, number>} */
  const calls = new Map()
  for (const [, call = '', count] of body.toString().matchAll(counted))
    calls.set(call, (calls.get(call) ?? 0) + Number(count))
  return calls
}

/**
 * @param {Map<string, number>} calls
 * @returns {number}
 */
function total(calls) {
  return [...calls.values()].reduce((sum, count) => sum + count, 0)
}
