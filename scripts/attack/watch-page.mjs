import { sendRequest } from '../bench/send-request.mjs'

const intervalMs = 20

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
export async function watchPage(origin, host, act) {
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
