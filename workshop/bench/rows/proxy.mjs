import { loadInterleaved } from '../load.mjs'
import { captureResponse, sendRequest } from '../send-request.mjs'
import { withServers } from '../servers.mjs'
import { asBrowser, target } from './addresses.mjs'
import { againstRival } from './against-rival.mjs'

const work = 'the same document through the shipped proxy, shared-cache lifetime of a few seconds'

/**
 * A document through the proxy that is shipped, beside a response of the same bytes that the proxy may keep for the whole
 * run.
 * @param {import('../open-bench.mjs').Bench} bench
 * @returns {Promise<import('../figures.mjs').Result[]>}
 */
export function proxy(bench) {
  return withServers(bench, async (servers) => {
    const gateways = await servers.gateways({ settings: { SHARED_CACHE_SECONDS: '5' } })
    const { operation, headers, body } = await captureResponse(
      'document',
      `${gateways[0]?.origin}/`,
      asBrowser,
    )
    const kept = { ...headers, 'cache-control': 'public, s-maxage=3600', vary: 'Accept-Encoding' }
    const rival = await servers.rival('cached', { operation, headers: kept, body })
    const proxies = await Promise.all(
      gateways.map(({ origin, adminUrl }) => servers.haproxy(origin, adminUrl)),
    )
    const hits = await servers.haproxy(rival.origin, rival.origin)
    const before = await Promise.all(gateways.map(countDocuments))
    const loads = await loadInterleaved(
      [...proxies, hits].map((server) => target('/', asBrowser, server)),
      bench.scale,
    )
    const after = await Promise.all(gateways.map(countDocuments))
    const ours = loads.slice(0, gateways.length)
    return [
      againstRival(work, "that proxy's own cache hit", 0.9, ours, loads.slice(gateways.length)),
      {
        work: 'of a million requests for that document, those that reach the gateway',
        unit: 'requests',
        figures: ours.map((rounds, index) => [
          (((after[index] ?? 0) - (before[index] ?? 0)) * 1e6) /
            rounds.reduce((sum, { requests }) => sum + requests, 0),
        ]),
      },
    ]
  })
}

/**
 * The documents that a gateway has sent.
 * @param {import('../gateway.mjs').Gateway} gateway
 */
async function countDocuments({ adminUrl }) {
  const { body } = await sendRequest(`${adminUrl}/metrics`)
  const counts = String(body).matchAll(/^marquee_requests_total\{operation="document",[^}]*\} (\d+)/gm)
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
}
