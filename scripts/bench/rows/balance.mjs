import { difference, pairwise } from '../figures.mjs'
import { loadInterleaved } from '../load.mjs'
import { withServers } from '../servers.mjs'
import { balanceReply } from '../upstream.mjs'
import { asBrand, balancePath, balanceTarget, target } from './addresses.mjs'
import { againstRival, speeds } from './against-rival.mjs'

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
    const facts = { upstream: bench.upstream, balancePath: balanceReply.balancePath }
    const undici = await servers.rival('undici', facts)
    const httpProxy = await servers.rival('httpProxy', facts)
    const asPlayer = { ...asBrand, cookie: `session=${auth}` }
    const asPlatform = { ...asPlayer, 'content-type': 'application/json' }
    const loads = await loadInterleaved(
      [
        ...gateways.map(balanceTarget),
        target(balancePath, asPlayer, undici),
        // The proxy forwards requests unchanged, so it gets the platform's request.
        { ...target(balancePath, asPlatform, httpProxy), body: platformRequest },
      ],
      bench.scale,
    )
    const ours = loads.slice(0, gateways.length)
    const [bare = [], proxied = []] = loads.slice(gateways.length)
    return [
      againstRival(work, '@fastify/http-proxy without a log', 0.9, ours, [proxied]),
      againstRival(work, 'bare Fastify + undici', 0.55, ours, [bare]),
      addedLatency('p50Ms', 2.5, ours, bare),
      addedLatency('p99Ms', 6, ours, bare),
      ...speeds(work, ours),
    ]
  })
}

/**
 * @param {'p50Ms' | 'p99Ms'} percentile
 * @param {number} goal
 * @param {readonly import('../load.mjs').Load[][]} gateways for each checkout
 * @param {readonly import('../load.mjs').Load[]} bare
 * @returns {import('../figures.mjs').Result}
 */
function addedLatency(percentile, goal, gateways, bare) {
  const of = (/** @type {readonly import('../load.mjs').Load[]} */ loads) =>
    loads.map((load) => load[percentile])
  return {
    work: `latency added over bare Fastify + undici, 64 connections, ${percentile.slice(0, 3)}`,
    unit: 'ms',
    goal: { limit: 'under', value: goal },
    figures: gateways.map((loads) => pairwise(of(loads), of(bare), difference)),
  }
}
