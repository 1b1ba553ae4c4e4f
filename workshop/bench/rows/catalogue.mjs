import { sendRequest } from '../send-request.mjs'
import { withServers } from '../servers.mjs'
import { asBrand } from './addresses.mjs'

const gameCount = 50_000
const searches = 200
// Each names games of the sandbox, and none is asked for twice.
const words = ['dragon', 'gold', 'fruit', 'lucky', 'moon', 'star', 'fish', 'king', 'tiger', 'pearl']

/**
 * A catalogue of 50,000 games: how long its loading holds the event loop, and a search and a page of a category take.
 * @param {import('../open-bench.mjs').Bench} bench
 * @returns {Promise<import('../figures.mjs').Result[]>}
 */
export async function catalogue(bench) {
  /** @type {Record<'hold' | 'search' | 'page', number[][]>} */
  const figures = { hold: [], search: [], page: [] }
  for (const checkout of bench.checkouts) {
    await withServers({ ...bench, checkouts: [checkout] }, async ({ gateways, platform }) => {
      const upstream = await platform(gameCount)
      const [gateway] = await gateways({ side: 'alone', upstream: upstream.origin })
      const { origin, adminUrl } = /** @type {import('../gateway.mjs').Gateway} */ (gateway)
      // Reading resets it.
      await longestHoldMs(adminUrl)
      await sendRequest(`${origin}/api/games?category=slots`, { headers: asBrand })
      figures.hold.push([await longestHoldMs(adminUrl)])
      figures.search.push(await timeEach(origin, (index) => `q=${words[index % words.length]}+${index}`))
      figures.page.push(await timeEach(origin, (index) => `category=slots&sort=az&page=${index + 1}`))
    })
  }
  const row = (/** @type {string} */ work, /** @type {number} */ value, /** @type {number[][]} */ found) => ({
    work,
    unit: 'ms',
    goal: /** @type {const} */ ({ limit: 'under', value }),
    figures: found,
  })
  return [
    row('50,000 games: loading holds the event loop for (one run)', 50, figures.hold),
    row('50,000 games: a search that nobody made before', 25, figures.search),
    row('50,000 games: a page of a category', 10, figures.page),
  ]
}

/**
 * The longest time that the event loop was held since the last call.
 * @param {string} adminUrl
 */
async function longestHoldMs(adminUrl) {
  const { body } = await sendRequest(`${adminUrl}/metrics`)
  return 1000 * Number(/^nodejs_eventloop_lag_max_seconds ([\d.e+-]+)/m.exec(String(body))?.[1])
}

/**
 * @param {string} origin
 * @param {(index: number) => string} queryOf
 */
async function timeEach(origin, queryOf) {
  const times = []
  for (let index = 0; index < searches; index++) {
    const startedAt = performance.now()
    await sendRequest(`${origin}/api/games?${queryOf(index)}`, { headers: asBrand })
    times.push(performance.now() - startedAt)
  }
  return times
}
