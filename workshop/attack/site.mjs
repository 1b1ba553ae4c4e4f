import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { freePorts } from '../bench/free-ports.mjs'
import { Process } from '../bench/process.mjs'

const intervalMs = 1000

// Every attack comes from one address, and is to reach what lies behind the limits.
const highLimit = '9999999/1'

/**
 * The demo platform and the gateway of this checkout, as processes on loopback.
 * @typedef {object} Site
 * @property {string} origin of the gateway; its host is a brand
 * @property {number} port
 * @property {string} adminUrl
 * @property {string} sandboxUrl
 * @property {string} folder for files that attacks write
 * @property {() => boolean} isRunning whether the gateway's process is still the one that was started
 * @property {MemoryWatch} memory of the gateway
 * @property {() => Promise<void>} close
 */

/**
 * Starts the site.
 * @param {string} node
 * @returns {Promise<Site>}
 */
export async function openSite(node) {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-attack-'))
  const [port = 0, adminPort = 0, sandboxPort = 0] = await freePorts(3)
  /** @type {Process[]} */
  const processes = []
  const start = (/** @type {ConstructorParameters<typeof Process>} */ ...args) => {
    const started = new Process(...args)
    processes.push(started)
    return started
  }
  const origin = `http://127.0.0.1:${port}`
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`
  try {
    const sandbox = start('sandbox', 'client', [node, 'packages/sandbox/src/main.ts'], {
      folder,
      cwd: projectRoot,
      env: environment({ SANDBOX_PORT: sandboxPort, SANDBOX_DATABASE: ':memory:' }),
    })
    await sandbox.waitForFirstResponse(sandboxUrl)
    const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
    const gateway = start('gateway', 'alone', ['sh', '-c', scripts.serve], {
      folder,
      cwd: projectRoot,
      env: environment({ ...gatewaySettings, PORT: port, ADMIN_PORT: adminPort, UPSTREAM_URL: sandboxUrl }),
    })
    await gateway.waitForFirstResponse(`${origin}/api/startup`)
    const memory = watchMemory(() => gateway.residentMegabytes())
    return {
      ...{ origin, port, adminUrl: `http://127.0.0.1:${adminPort}`, sandboxUrl, folder, memory },
      isRunning: () => gateway.child.exitCode === null && gateway.child.signalCode === null,
      close: async () => {
        memory.stop()
        await stop(processes, folder)
      },
    }
  } catch (error) {
    await stop(processes, folder)
    throw error
  }
}

const gatewaySettings = {
  NODE_ENV: 'production',
  BRAND_DOMAINS: 'localhost,*.localhost,127.0.0.1,*.crowd.test',
  SESSION_KEYS: randomBytes(32).toString('base64url'),
  PUBLIC_SCHEME: 'http',
  SNAPSHOT_DIRECTORY: 'off',
  SHUTDOWN_DRAIN_SECONDS: '0',
  LOG_LEVEL: 'silent',
  // A platform that is late because the machine is busy is no finding.
  UPSTREAM_TIMEOUT_MS: '20000',
  UPSTREAM_DEADLINE_MS: '25000',
  RATE_LIMIT_CREDENTIALS: highLimit,
  RATE_LIMIT_TAC: highLimit,
  RATE_LIMIT_WRITES: highLimit,
  RATE_LIMIT_READS: '1999999/1',
}

/**
 * @param {Record<string, string | number>} settings
 * @returns {NodeJS.ProcessEnv}
 */
function environment(settings) {
  return {
    PATH: [join(projectRoot, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)])),
  }
}

/**
 * @param {Process[]} processes
 * @param {string} folder
 */
async function stop(processes, folder) {
  await Promise.all(processes.toReversed().map((each) => each.stop()))
  rmSync(folder, { recursive: true, force: true })
}

/**
 * @typedef {object} MemoryWatch
 * @property {() => { peak: number, end: number }} lap megabytes since the last lap: the highest, and now
 * @property {() => void} stop
 */

/**
 * Reads the resident memory of a process each second.
 * @param {() => number} read in megabytes
 * @returns {MemoryWatch}
 */
function watchMemory(read) {
  let peak = read()
  const sample = () => {
    const now = read()
    peak = Math.max(peak, now)
    return now
  }
  const timer = setInterval(sample, intervalMs)
  return {
    lap: () => {
      const end = sample()
      const lap = { peak, end }
      peak = end
      return lap
    },
    stop: () => clearInterval(timer),
  }
}
