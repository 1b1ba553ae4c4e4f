import { request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { ScriptError } from '#scripts/setup/run-script.mjs'
import { sendRequest } from '../send-request.mjs'
import { withServers } from '../servers.mjs'
import { asBrand, signIn } from './addresses.mjs'
import { runConcurrently } from './run-concurrently.mjs'

const streamCount = 10_000
const concurrency = 50
const settleMs = 20_000
// One poll of each player on the average.
const restMs = 60_000
const password = 'Demo1234'

/**
 * 10,000 players, each with a page that is told what changes: memory, and processor time at rest.
 * @param {import('../open-bench.mjs').Bench} bench
 * @returns {Promise<import('../figures.mjs').Result[]>}
 */
export async function streams(bench) {
  /** @type {number[][]} */
  const memory = []
  /** @type {number[][]} */
  const cpu = []
  for (const checkout of bench.checkouts) {
    await withServers({ ...bench, checkouts: [checkout] }, async ({ gateways }) => {
      const settings = { MAX_EVENT_STREAMS: String(streamCount) }
      const [gateway] = await gateways({ side: 'alone', settings })
      const { process, origin } = /** @type {import('../gateway.mjs').Gateway} */ (gateway)
      const close = await openStreams(origin, bench.upstream)
      try {
        await delay(settleMs)
        memory.push([process.residentMegabytes()])
        const before = process.cpuSeconds()
        await delay(restMs)
        cpu.push([((process.cpuSeconds() - before) * 1000) / (restMs / 1000)])
      } finally {
        close()
      }
    })
  }
  return [
    {
      work: '10,000 open event streams (one run)',
      unit: 'MB RSS',
      goal: { limit: 'under', value: 450 },
      figures: memory,
    },
    {
      work: '10,000 open event streams at rest, each player polled once a minute (one run)',
      unit: 'ms of CPU per second',
      goal: { limit: 'under', value: 50 },
      figures: cpu,
    },
  ]
}

/**
 * Opens a stream for each of so many players.
 * @param {string} origin
 * @param {string} platform
 * @returns {Promise<() => void>} closes them
 */
async function openStreams(origin, platform) {
  /** @type {import('node:http').ClientRequest[]} */
  const open = []
  await runConcurrently(streamCount, concurrency, async (index) => {
    const accountId = `stream${index}`
    await sendRequest(`${platform}/__control/players`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ domain: 'localhost', accountId, password }),
    })
    open.push(await openStream(origin, await signIn(origin, accountId)))
  })
  return () => {
    for (const each of open) each.destroy()
  }
}

/**
 * @param {string} origin
 * @param {string} cookie
 * @returns {Promise<import('node:http').ClientRequest>}
 */
function openStream(origin, cookie) {
  return new Promise((resolve, reject) => {
    const outgoing = request(`${origin}/api/me/events`, { headers: { ...asBrand, cookie }, agent: false })
    outgoing.once('response', (incoming) => {
      if (incoming.statusCode !== 200)
        reject(new ScriptError(`A stream was answered with ${incoming.statusCode}.`))
      incoming.on('error', () => {}).resume()
      resolve(outgoing)
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}
