import { randomBytes } from 'node:crypto'
import { delimiter, join } from 'node:path'
import { freePorts } from './free-ports.mjs'
import { Process } from './process.mjs'

/** wrk sends all its requests from one address. */
const highLimit = '9999999/1'

/**
 * A running gateway.
 * @typedef {object} Gateway
 * @property {Process} process
 * @property {string} origin
 * @property {string} adminUrl
 * @property {number} startMs from the start of the process to its first response, whatever its status
 */

/**
 * Starts the gateway of a checkout by the command of its `npm run serve`, with the settings of production but for
 * the scheme and the limits.
 * @param {import('./checkouts.mjs').Checkout} checkout
 * @param {'server' | 'alone'} side
 * @param {{ folder: string, upstream: string, settings?: Record<string, string> }} options the folder is for what the
 * process writes
 * @returns {Promise<Gateway>}
 */
export async function startGateway(checkout, side, { folder, upstream, settings }) {
  const [port, adminPort] = await freePorts(2)
  const origin = `http://127.0.0.1:${port}`
  const process = new Process(`gateway-${port}`, side, ['sh', '-c', checkout.serve], {
    folder,
    cwd: checkout.folder,
    env: environment(checkout, {
      ...settings,
      ...{ PORT: port, ADMIN_PORT: adminPort, UPSTREAM_URL: upstream },
    }),
  })
  const startMs = await process.waitForFirstResponse(`${origin}/api/startup`, { Host: 'localhost' })
  return { process, origin, adminUrl: `http://127.0.0.1:${adminPort}`, startMs }
}

/**
 * @param {import('./checkouts.mjs').Checkout} checkout
 * @param {Record<string, string | number | undefined>} settings
 * @returns {NodeJS.ProcessEnv}
 */
function environment({ folder }, settings) {
  return {
    PATH: [join(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    NODE_ENV: 'production',
    BRAND_DOMAINS: 'localhost,*.localhost',
    SESSION_KEYS: randomBytes(32).toString('base64url'),
    PUBLIC_SCHEME: 'http',
    SNAPSHOT_DIRECTORY: 'off',
    SHUTDOWN_DRAIN_SECONDS: '0',
    RATE_LIMIT_CREDENTIALS: highLimit,
    RATE_LIMIT_READS: highLimit,
    RATE_LIMIT_HOSTS: highLimit,
    ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)])),
  }
}
