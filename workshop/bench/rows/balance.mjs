import { loadInterleaved } from '../load.mjs'
import { sendRequest } from '../send-request.mjs'
import { withServers } from '../servers.mjs'
import { balanceReply } from '../upstream.mjs'
import { asBrand, balancePath, balanceTarget, signIn, target } from './addresses.mjs'
import { againstRival, costs } from './against-rival.mjs'

const work = '`GET /api/me/balance`, everything on'
// What the gateway sends to the platform for a player.
const auth = 'a'.repeat(32)
const platformRequest = JSON.stringify({ domain_name: 'localhost', auth, account_id: 'demo' })

/**
 * @param {import('../open-bench.mjs').Bench} bench
 * @returns {Promise<import('../figures.mjs').Result[]>}
 */
export function balance(bench) {
  return withServers(bench, async (servers) => {
    const gateways = await servers.gateways()
    const { balancePath: platformPath } = balanceReply
    const headers = await privateHeaders(gateways[0]?.origin ?? '')
    const equal = await servers.rival('balance', {
      upstream: bench.upstream,
      balancePath: platformPath,
      headers,
    })
    const httpProxy = await servers.rival('httpProxy', {
      upstream: bench.upstream,
      balancePath: platformPath,
    })
    const asPlatform = { ...asBrand, cookie: `session=${auth}`, 'content-type': 'application/json' }
    const loads = await loadInterleaved(
      [
        ...gateways.map(balanceTarget),
        balanceTarget(equal),
        // The proxy forwards requests unchanged, so it gets the platform's request.
        { ...target(balancePath, asPlatform, httpProxy), body: platformRequest },
      ],
      bench.scale,
    )
    const ours = loads.slice(0, gateways.length)
    const [plain = [], proxied = []] = loads.slice(gateways.length)
    return [
      againstRival(work, 'equal work', 1, ours, [plain]),
      againstRival(work, '@fastify/http-proxy, which does less', 0.9, ours, [proxied]),
      ...costs(work, ours),
    ]
  })
}

const ofOneResponse = new Set(['date', 'connection', 'keep-alive', 'content-length', 'x-request-id'])

/**
 * The headers of a private answer, for the rival to send the same.
 * @param {string} origin
 */
async function privateHeaders(origin) {
  const { headers } = await sendRequest(origin + balancePath, {
    headers: { ...asBrand, cookie: await signIn(origin) },
  })
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneResponse.has(name)))
}
