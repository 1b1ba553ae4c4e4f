import { ask } from './ask.mjs'
import { platformCalls, total } from './platform-calls.mjs'

const atOnce = 100

/**
 * Sends many requests, some of them at a time, and leaves their answers alone.
 * @param {number} count
 * @param {number} width how many at a time
 * @param {(index: number) => Promise<unknown>} send
 */
async function inTurns(count, width, send) {
  let next = 0
  const take = async () => {
    while (next < count) await send(next++)
  }
  await Promise.all(Array.from({ length: width }, take))
}

/**
 * A thousand visitors open a brand that nobody asked for before, all at once.
 * @param {{ origin: string, adminUrl: string }} gateway
 * @returns {Promise<number>} how often the call that was made most was made
 */
export async function coldBrand({ origin, adminUrl }) {
  const host = 'cold.localhost'
  await inTurns(1000, 1000, () => ask(origin, { headers: { Host: host } }))
  const calls = await platformCalls(adminUrl, host)
  return Math.max(...calls.values())
}

/**
 * A thousand page views of a brand that is known: each its document, start-up data and games.
 * @param {{ origin: string, adminUrl: string }} gateway
 * @returns {Promise<number>} calls of the platform
 */
export async function warmBrand({ origin, adminUrl }) {
  const view = async () => {
    for (const path of ['/', '/api/startup', '/api/games?list=hot']) {
      await ask(origin + path, { headers: { Host: 'localhost' } })
    }
  }
  await view()
  const before = total(await platformCalls(adminUrl))
  await inTurns(1000, atOnce, view)
  return total(await platformCalls(adminUrl)) - before
}

/**
 * Asks for ten thousand brands.
 * @param {string} origin
 */
export async function manyBrands(origin) {
  await inTurns(10_000, atOnce, (index) =>
    ask(`${origin}/api/startup`, { headers: { Host: `brand-${index}.localhost` } }),
  )
}
