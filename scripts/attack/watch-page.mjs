import { setTimeout as delay } from 'node:timers/promises'
import { sendRequest } from '../bench/send-request.mjs'

const pauseMs = 10

/**
 * How long a page took to be answered.
 * @typedef {{ p50Ms: number, maxMs: number, failed: number }} Latencies
 */

/**
 * Requests a brand's cached page again and again while `act` runs.
 * @param {string} origin
 * @param {string} host
 * @param {() => Promise<unknown>} act
 * @returns {Promise<Latencies>} `failed` counts answers other than 200
 */
export async function watchPage(origin, host, act) {
  const headers = { Host: host, 'accept-encoding': 'br' }
  await sendRequest(`${origin}/`, { headers })
  let running = true
  let failed = 0
  /** @type {number[]} */
  const times = []
  const watch = async () => {
    while (running) {
      const startedAt = performance.now()
      const { status } = await sendRequest(`${origin}/`, { headers })
      times.push(performance.now() - startedAt)
      if (status !== 200) failed += 1
      await delay(pauseMs)
    }
  }
  const watching = watch()
  try {
    await act()
  } finally {
    running = false
    await watching
  }
  times.sort((a, b) => a - b)
  return { p50Ms: times[Math.floor(times.length / 2)] ?? 0, maxMs: times.at(-1) ?? 0, failed }
}
