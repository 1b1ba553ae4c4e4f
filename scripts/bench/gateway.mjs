import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '../setup/project-root.mjs'
import { Process } from './process.mjs'

/** Wrk asks more often from one address than any player may. */
const highLimit = '9999999/1'

/**
 * Starts the gateway as `npm run serve` does, with the settings of production but for the scheme and the limits.
 * @param {string} node
 * @param {{ folder: string, port: number, adminPort: number, upstream: string }} options
 */
export function startGateway(node, { folder, port, adminPort, upstream }) {
  const preload = pathToFileURL(join(projectRoot, 'scripts/require-node.mjs')).href
  const main = join(projectRoot, 'packages/bff/src/main.ts')
  return new Process(`gateway-${port}`, 'server', [node, '--import', preload, main], {
    folder,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(projectRoot, 'node_modules/.cache/node'),
      NODE_ENV: 'production',
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
      UPSTREAM_URL: upstream,
      BRAND_DOMAINS: 'localhost,*.localhost',
      SESSION_KEYS: randomBytes(32).toString('base64url'),
      PUBLIC_SCHEME: 'http',
      SNAPSHOT_DIRECTORY: 'off',
      SHUTDOWN_DRAIN_SECONDS: '0',
      RATE_LIMIT_CREDENTIALS: highLimit,
      RATE_LIMIT_READS: highLimit,
    },
  })
}
