import { RawClient } from '../../tests/support/raw-client.ts'
import { runConcurrently } from '../bench/rows/run-concurrently.mjs'
import { countStatuses } from './findings.mjs'

const connections = 32
const maxMegabytes = 160

/**
 * Visits hosts that nobody has, in turns with and without a wildcard of the settings that matches. Memory stays bounded,
 * and the brands that exist are served from the cache.
 * @param {import('./site.mjs').Site} site
 * @param {import('./options.mjs').Options} options
 * @returns {Promise<import('./findings.mjs').Finding[]>}
 */
export async function attackByInventedHosts(site, { scale, print }) {
  const clients = Array.from({ length: connections }, () => new RawClient(site.port))
  const count = countStatuses()
  const ask = async (/** @type {RawClient} */ client, /** @type {string} */ host) =>
    client.send(Buffer.from(`GET /api/startup HTTP/1.1\r\nHost: ${host}\r\n\r\n`), {
      hasBody: true,
      keep: true,
    })
  const brand = new RawClient(site.port)
  await ask(brand, 'localhost')
  const { end: before } = site.memory.lap()
  await runConcurrently(scale.inventedHosts, connections, async (index) => {
    if (index > 0 && index % (scale.inventedHosts / 10) === 0) print(`${index} hosts`)
    const client = clients.pop() ?? new RawClient(site.port)
    const response = await ask(client, index % 2 === 0 ? `h${index}.crowd.test` : `h${index}.example`)
    clients.push(client)
    if (response) count.add(response.status)
  })
  for (const client of clients) client.close()
  const after = await ask(brand, 'localhost')
  brand.close()
  const grown = site.memory.lap().peak - before
  const cache = after?.headers['cache-status'] ?? 'none'
  const hasHeld =
    count.statuses().every((status) => status < 500 || status === 503) &&
    after?.status === 200 &&
    cache.startsWith('marquee; hit') &&
    grown < maxMegabytes
  return [
    {
      attack: `${scale.inventedHosts.toLocaleString('en')} invented hosts`,
      seen: `${count}; at most ${Math.max(0, grown).toFixed(0)} MB more; a brand afterwards ${after?.status}, ${cache.split(';')[1]?.trim()}`,
      outcome: hasHeld ? 'held' : 'failed',
    },
  ]
}
