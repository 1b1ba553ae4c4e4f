import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { redisServer } from '#scripts/setup/find-executable.mjs'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { Program } from '#scripts/start/program.mjs'
import { freePorts } from '../bench/free-ports.mjs'
import { proxies } from './proxies.mjs'

// Longer than the three health checks after which the proxy takes a gateway out of service.
const drainSeconds = 6
// Five programs start at once, possibly on a busy machine.
const startTimeoutMs = 120_000

/** @typedef {{ name: string, port: number, adminPort: number, program: Program }} Replica */
/**
 * The services of docker-compose.yml, as processes on loopback.
 * @typedef {object} Cluster
 * @property {number} proxyPort
 * @property {number} sandboxPort
 * @property {[Replica, Replica]} replicas
 * @property {(replica: Replica, folder?: string) => Promise<void>} restart starts a stopped replica, of the release in a folder where one is given, and waits until the proxy uses it
 * @property {() => Promise<void>} killRedis by SIGKILL: it keeps nothing
 * @property {() => void} startRedis starts it again, empty
 * @property {() => Promise<void>} close
 */

/**
 * Starts Redis, the demo platform, two gateways and the proxy in front of them.
 * @param {string} node executable
 * @param {keyof typeof proxies} proxy
 * @returns {Promise<Cluster>}
 */
export async function openCluster(node, proxy) {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-cluster-'))
  const [redisPort = 0, sandboxPort = 0, proxyPort = 0, statusPort = 0, ...gatewayPorts] = await freePorts(8)
  /** @type {Program[]} */
  const programs = []
  const start = starterOf(folder, programs)
  const close = async () => {
    await Promise.all(programs.toReversed().map((program) => program.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
  const settings = gatewaySettings(redisPort, sandboxPort)
  const startReplica = async (
    /** @type {string} */ name,
    /** @type {number} */ port,
    /** @type {number} */ adminPort,
    cwd = projectRoot,
  ) => {
    const env = { ...settings, INSTANCE: name, PORT: String(port), ADMIN_PORT: String(adminPort) }
    const program = start(name, node, ['packages/bff/src/main.ts'], env, cwd)
    await program.waitUntilReachable(`http://127.0.0.1:${adminPort}/readyz`)
    return { name, port, adminPort, program }
  }
  try {
    const startRedis = () => start('redis', redisServer, redisArguments(redisPort, folder))
    let redis = startRedis()
    const sandboxEnv = { SANDBOX_PORT: String(sandboxPort), SANDBOX_DATABASE: ':memory:' }
    const sandbox = start('sandbox', node, ['packages/sandbox/src/main.ts'], sandboxEnv)
    await sandbox.waitUntilReachable(`http://127.0.0.1:${sandboxPort}/__control/calls`)
    const [portA = 0, adminPortA = 0, portB = 0, adminPortB = 0] = gatewayPorts
    /** @type {[Replica, Replica]} */
    const replicas = [
      await startReplica('gateway-a', portA, adminPortA),
      await startReplica('gateway-b', portB, adminPortB),
    ]
    const waitForProxy = await proxies[proxy]({ start, port: proxyPort, statusPort, replicas, folder })
    return {
      proxyPort,
      sandboxPort,
      replicas,
      close,
      async killRedis() {
        redis.child.kill('SIGKILL')
        await redis.ended
      },
      startRedis() {
        redis = startRedis()
      },
      async restart(replica, cwd) {
        const { name, port, adminPort } = replica
        Object.assign(replica, await startReplica(name, port, adminPort, cwd))
        await waitForProxy(replica)
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * How programs are started, each with a log of its own.
 * @param {string} folder of the logs
 * @param {Program[]} programs all that were started
 */
function starterOf(folder, programs) {
  return (
    /** @type {string} */ name,
    /** @type {string} */ command,
    /** @type {string[]} */ args,
    /** @type {Record<string, string>} */ env = {},
    cwd = projectRoot,
  ) => {
    const program = new Program({
      name,
      command,
      args,
      cwd,
      env: { PATH: process.env.PATH, ...env },
      logFile: join(folder, `${name}.log`),
      startTimeoutMs,
    })
    programs.push(program)
    return program
  }
}

/**
 * @param {number} redisPort
 * @param {number} sandboxPort
 */
function gatewaySettings(redisPort, sandboxPort) {
  // All requests come from one address.
  const manyPerMinute = '1000000/60'
  return {
    NODE_ENV: 'production',
    PUBLIC_SCHEME: 'http',
    UPSTREAM_URL: `http://127.0.0.1:${sandboxPort}`,
    BRAND_DOMAINS: 'localhost,*.localhost',
    SESSION_KEYS: randomBytes(32).toString('base64url'),
    TRUSTED_PROXIES: '127.0.0.0/8',
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    SNAPSHOT_DIRECTORY: 'off',
    SHUTDOWN_DRAIN_SECONDS: String(drainSeconds),
    // Avoids load shedding on a busy machine.
    MAX_EVENT_LOOP_DELAY_MS: '60000',
    UPSTREAM_TIMEOUT_MS: '20000',
    UPSTREAM_DEADLINE_MS: '25000',
    RATE_LIMIT_CREDENTIALS: manyPerMinute,
    RATE_LIMIT_WRITES: manyPerMinute,
    RATE_LIMIT_READS: manyPerMinute,
  }
}

/**
 * @param {number} port
 * @param {string} folder
 */
const redisArguments = (port, folder) => [
  '--port',
  String(port),
  '--bind',
  '127.0.0.1',
  '--save',
  '',
  '--appendonly',
  'no',
  '--dir',
  folder,
]
