// Pages drawn anew, many at once. Run alone with: node workshop/attack/drawing.mjs [--against <folder>]
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { runScript } from '#scripts/setup/run-script.mjs'
import { startGateway } from '../bench/gateway.mjs'
import { openBench } from '../bench/open-bench.mjs'
import { runConcurrently } from '../bench/rows/run-concurrently.mjs'
import { sendRequest } from '../bench/send-request.mjs'

const intervalMs = 20

const searches = 300
const connections = 64
const coldBrands = 60
const visitors = 1000
const neighbor = 'neighbor.localhost'
const restMs = 3000

/**
 * What one attack did.
 * @typedef {object} Outcome
 * @property {string} attack
 * @property {boolean} isCrowd whether the requests came all at once, so that everybody else's waited behind them
 * @property {string} statuses how often each status was answered, such as `200: 300`
 * @property {number} seconds until the last answer
 * @property {number} slowestMs the slowest answer
 * @property {number} peakMegabytes highest resident memory of the gateway since its start
 * @property {Latencies} atRest of a neighbor's cached page
 * @property {Latencies} during the same
 */

/**
 * Attacks the gateway of each checkout with distinct searches, and visits cold brands at once; each attack has a process
 * of its own. Meanwhile another brand's cached page is requested again and again.
 * @param {import('../bench/open-bench.mjs').Bench} bench
 * @returns {Promise<{ checkout: string, outcomes: Outcome[] }[]>}
 */
export async function attackDrawing(bench) {
  const results = []
  for (const checkout of bench.checkouts) {
    const outcomes = [
      await attack(bench, checkout, `${searches} distinct searches over ${connections} connections`, search),
      await attack(bench, checkout, `${coldBrands} cold brands at once`, visitColdBrands),
      await attack(bench, checkout, `${visitors} visitors of a cold brand at once`, visitColdBrand),
    ]
    results.push({ checkout: checkout.name, outcomes })
  }
  return results
}

/** @typedef {(origin: string, count: (status: number, ms: number) => void) => Promise<void>} Attack */

/**
 * @param {import('../bench/open-bench.mjs').Bench} bench
 * @param {import('../bench/checkouts.mjs').Checkout} checkout
 * @param {string} name
 * @param {Attack} run
 * @returns {Promise<Outcome>}
 */
async function attack({ folder, upstream }, checkout, name, run) {
  const { process, origin } = await startGateway(checkout, 'alone', { folder, upstream })
  try {
    const atRest = await watchPage(origin, neighbor, () => delay(restMs))
    /** @type {Map<number, number>} */
    const statuses = new Map()
    let slowestMs = 0
    const startedAt = performance.now()
    const during = await watchPage(origin, neighbor, () =>
      run(origin, (status, ms) => {
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        slowestMs = Math.max(slowestMs, ms)
      }),
    )
    return {
      attack: name,
      isCrowd: run === visitColdBrand,
      statuses: [...statuses].map(([status, count]) => `${status}: ${count}`).join(', '),
      seconds: (performance.now() - startedAt) / 1000,
      slowestMs,
      peakMegabytes: peakMegabytes(process.child.pid),
      atRest,
      during,
    }
  } finally {
    await process.stop()
  }
}

// Each pair is another search; most pairs are in the names of many games.
const letters = [...'etaoinshrdlugmcbpk']
const pairs = letters.flatMap((first) => letters.map((second) => first + second))

/** @type {Attack} */
async function search(origin, count) {
  await runConcurrently(searches, connections, (index) =>
    timed(`${origin}/hot?q=${pairs[index]}`, 'localhost', count),
  )
}

/** @type {Attack} */
async function visitColdBrands(origin, count) {
  await runConcurrently(coldBrands, coldBrands, (index) =>
    timed(`${origin}/`, `cold-${index}.localhost`, count),
  )
}

/** @type {Attack} */
async function visitColdBrand(origin, count) {
  await runConcurrently(visitors, visitors, () => timed(`${origin}/`, 'cold.localhost', count))
}

/**
 * @param {string} url
 * @param {string} host
 * @param {(status: number, ms: number) => void} count
 */
async function timed(url, host, count) {
  const startedAt = performance.now()
  const { status } = await sendRequest(url, { headers: { Host: host, 'accept-encoding': 'br' } })
  count(status, performance.now() - startedAt)
}

/** @param {number | undefined} pid */
function peakMegabytes(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}

/** @param {{ checkout: string, outcomes: Outcome[] }[]} results */
function table(results) {
  const row = (/** @type {readonly (string | number)[]} */ cells) => `| ${cells.join(' | ')} |`
  const latencies = (/** @type {Latencies} */ { p50Ms, maxMs }) => `${p50Ms.toFixed(1)} / ${maxMs.toFixed(0)}`
  return [
    row([
      'attack',
      'checkout',
      'answers',
      'last after, s',
      'slowest, ms',
      'peak MB',
      'neighbor at rest, p50 / max ms',
      'during',
    ]),
    row(Array.from({ length: 8 }, () => '---')),
    ...results.flatMap(({ checkout, outcomes }) =>
      outcomes.map((outcome) =>
        row([
          outcome.attack,
          checkout,
          outcome.statuses,
          outcome.seconds.toFixed(1),
          outcome.slowestMs.toFixed(0),
          outcome.peakMegabytes.toFixed(0),
          latencies(outcome.atRest),
          latencies(outcome.during),
        ]),
      ),
    ),
  ].join('\n')
}

if (import.meta.main) {
  await runScript(async () => {
    const { against = [] } = parseArgs({ options: { against: { type: 'string', multiple: true } } }).values
    const scale = {
      rounds: 1,
      roundSeconds: 1,
      warmUp: { requests: 0, stepSeconds: 0, maxSeconds: 0 },
      runs: 1,
    }
    const bench = await openBench(process.execPath, { against, quick: true, long: false, scale })
    try {
      console.log(table(await attackDrawing(bench)))
      return 0
    } finally {
      await bench.close()
    }
  })
}

/**
 * How long a page took to be answered.
 * @typedef {{ p50Ms: number, maxMs: number, failed: number }} Latencies
 */

/**
 * Requests a brand's cached page at a steady rate while `act` runs, whether or not earlier requests were answered: a
 * client that waits for its answer before it asks again would hardly see the time in which nothing is answered.
 * @param {string} origin
 * @param {string} host
 * @param {() => Promise<unknown>} act
 * @returns {Promise<Latencies>} `failed` counts answers other than 200
 */
async function watchPage(origin, host, act) {
  const headers = { Host: host, 'accept-encoding': 'br' }
  await sendRequest(`${origin}/`, { headers })
  let failed = 0
  /** @type {number[]} */
  const times = []
  /** @type {Promise<void>[]} */
  const requests = []
  const ask = async () => {
    const startedAt = performance.now()
    const received = await sendRequest(`${origin}/`, { headers }).catch(() => undefined)
    times.push(performance.now() - startedAt)
    if (received?.status !== 200) failed += 1
  }
  const timer = setInterval(() => requests.push(ask()), intervalMs)
  try {
    await act()
  } finally {
    clearInterval(timer)
    await Promise.all(requests)
  }
  times.sort((a, b) => a - b)
  return { p50Ms: times[Math.floor(times.length / 2)] ?? 0, maxMs: times.at(-1) ?? 0, failed }
}
