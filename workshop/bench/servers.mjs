import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { freePorts } from './free-ports.mjs'
import { startGateway } from './gateway.mjs'
import { Process } from './process.mjs'
import { startPlatform } from './upstream.mjs'

const haproxyFile = join(projectRoot, 'deploy/haproxy.cfg')

/** @typedef {{ process: Process, origin: string }} Server */

/**
 * The servers of one row. Each row has its own, so that its figures do not depend on the rows before it.
 * @typedef {object} Servers
 * @property {(options?: GatewayOptions) => Promise<import('./gateway.mjs').Gateway[]>} gateways one of each checkout
 * @property {(kind: string, facts: object) => Promise<Server>} rival
 * @property {(file: string) => Promise<Server>} nuxt
 * @property {(games: number) => Promise<Server>} platform a platform of its own
 * @property {(origin: string, healthUrl: string) => Promise<Server>} haproxy the proxy that is shipped, before a server
 */

/** @typedef {{ side?: 'server' | 'alone', upstream?: string, settings?: Record<string, string> }} GatewayOptions */

/**
 * Calls a function that may start servers, and stops them afterwards.
 * @template Result
 * @param {import('./open-bench.mjs').Bench} bench
 * @param {(servers: Servers) => Promise<Result>} body
 */
export async function withServers(bench, body) {
  /** @type {Process[]} */
  const processes = []
  try {
    return await body({
      gateways: async ({ side = 'server', upstream = bench.upstream, settings = {} } = {}) => {
        const gateways = []
        for (const checkout of bench.checkouts) {
          const gateway = await startGateway(checkout, side, { folder: bench.folder, upstream, settings })
          processes.push(gateway.process)
          gateways.push(gateway)
        }
        return gateways
      },
      rival: (kind, facts) => startRival(bench, processes, kind, facts),
      nuxt: (file) => startNuxt(bench, processes, file),
      platform: async (games) => {
        const [port = 0] = await freePorts(1)
        const process = await startPlatform(bench.node, bench.folder, { port, games })
        processes.push(process)
        return { process, origin: `http://127.0.0.1:${port}` }
      },
      haproxy: (origin, healthUrl) => startHaproxy(bench, processes, origin, healthUrl),
    })
  } finally {
    await Promise.all(processes.map((each) => each.stop()))
  }
}

/**
 * @param {import('./open-bench.mjs').Bench} bench
 * @param {Process[]} processes
 * @param {string} kind
 * @param {object} facts
 * @returns {Promise<Server>}
 */
async function startRival({ node, folder }, processes, kind, facts) {
  const [port] = await freePorts(1)
  const factsFile = join(folder, `${kind}-${port}.json`)
  writeFileSync(factsFile, JSON.stringify(facts))
  const main = fileURLToPath(import.meta.resolve('./rival.mjs'))
  const origin = `http://127.0.0.1:${port}`
  const process = new Process(`${kind}-${port}`, 'server', [node, main, kind, String(port), factsFile], {
    folder,
  })
  processes.push(process)
  await process.waitForFirstResponse(origin)
  return { process, origin }
}

/**
 * @param {import('./open-bench.mjs').Bench} bench
 * @param {Process[]} processes
 * @param {string} file the server that Nuxt built
 * @returns {Promise<Server>}
 */
async function startNuxt({ node, folder }, processes, file) {
  const [port] = await freePorts(1)
  const origin = `http://127.0.0.1:${port}`
  const nuxt = new Process(`nuxt-${port}`, 'server', [node, file], {
    folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port) },
  })
  processes.push(nuxt)
  await nuxt.waitForFirstResponse(origin)
  return { process: nuxt, origin }
}

/**
 * @param {import('./open-bench.mjs').Bench} bench
 * @param {Process[]} processes
 * @param {string} origin of the server behind it
 * @param {string} healthUrl where that server says that it is ready
 * @returns {Promise<Server>}
 */
async function startHaproxy({ folder }, processes, origin, healthUrl) {
  const [port, statusPort] = await freePorts(2)
  const { host } = new URL(origin)
  const healthPort = new URL(healthUrl).port
  const haproxy = new Process(`haproxy-${port}`, 'server', ['haproxy', '-db', '-f', haproxyFile], {
    folder,
    env: {
      PATH: process.env.PATH,
      PROXY_BIND: `127.0.0.1:${port}`,
      PROXY_STATUS_BIND: `127.0.0.1:${statusPort}`,
      ...{ GATEWAY_A: host, GATEWAY_A_ADMIN_PORT: healthPort },
      ...{ GATEWAY_B: host, GATEWAY_B_ADMIN_PORT: healthPort },
    },
  })
  processes.push(haproxy)
  await haproxy.waitForFirstResponse(`http://127.0.0.1:${statusPort}/healthz`)
  return { process: haproxy, origin: `http://127.0.0.1:${port}` }
}
