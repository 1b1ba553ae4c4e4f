import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../setup/project-root.mjs'
import { Process } from './process.mjs'

/** Wrk asks more often from one address than any player may. */
const highLimit = '9999999/1'

/**
 * Starts the gateway as `npm run serve` does, with the settings of production but for the scheme and the limits.
 * @param {string} node
 * @param {'server' | 'alone'} side beside its rivals, or by itself
 * @param {{ folder: string, port: number, adminPort: number, upstream: string }} options
 */
export function startGateway(node, side, { folder, port, adminPort, upstream }) {
  const { env, args } = served()
  return new Process(`gateway-${port}`, side, [node, ...args], {
    folder,
    env: {
      PATH: process.env.PATH,
      ...env,
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

// What `npm run serve` gives to Node, so that the one that is measured is the one that operators run.
function served() {
  /** @type {{ scripts: { serve: string } }} */
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  const [settings = '', command = ''] = scripts.serve.split(' exec node ')
  const inProject = (/** @type {string} */ word) => (word.includes('/') ? join(projectRoot, word) : word)
  const pairs = [...settings.matchAll(/(\w+)=\$\{\1:-(\S+)\}/g)].map(([, name, value = '']) => [
    name,
    inProject(value),
  ])
  return { env: Object.fromEntries(pairs), args: command.split(' ').map(inProject) }
}
