import { join } from 'node:path'
import { projectEnvironment } from '#scripts/setup/find-node.mjs'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { Program } from '#scripts/start/program.mjs'
import { freePorts } from '../bench/free-ports.mjs'

/** The site must not compete with the browser for the processor, as on a real phone. */
const lowPriority = ['-n', '10']
const domains = 'localhost,*.localhost'

/**
 * Starts the product on free ports of loopback, for a browser to measure or to look at. Its platform begins empty, in
 * memory.
 * @param {string} node
 * @param {object} [options]
 * @param {string} [options.root] the checkout to start, installed and built
 * @returns {Promise<{ originOf: (label: string) => string, adminOrigin: string, close: () => Promise<unknown> }>}
 */
export async function openDemoSite(node, { root = projectRoot } = {}) {
  const [sandboxPort = 0, port = 0, adminPort = 0] = await freePorts(3)
  const sandboxOrigin = `http://127.0.0.1:${sandboxPort}`
  const environment = projectEnvironment(root)
  const start = (
    /** @type {string} */ name,
    /** @type {string} */ main,
    /** @type {NodeJS.ProcessEnv} */ env,
  ) =>
    new Program({
      name,
      command: 'nice',
      args: [...lowPriority, node, main],
      cwd: root,
      env: { ...environment, ...env },
      logFile: join(root, '.data', `${name}-measured.log`),
    })
  const sandbox = start('sandbox', 'packages/sandbox/src/main.ts', {
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_DATABASE: ':memory:',
    SANDBOX_PICTURES: join(root, 'node_modules/.cache/pictures'),
  })
  const gateway = start('gateway', 'packages/bff/src/main.ts', {
    NODE_ENV: 'development',
    PORT: String(port),
    ADMIN_PORT: String(adminPort),
    UPSTREAM_URL: sandboxOrigin,
    BRAND_DOMAINS: domains,
    SNAPSHOT_DIRECTORY: 'off',
    SHUTDOWN_DRAIN_SECONDS: '0',
  })
  const close = () => Promise.all([gateway.stop(), sandbox.stop()])
  try {
    await sandbox.waitUntilReachable(`${sandboxOrigin}/__control/calls`)
    await gateway.waitUntilReachable(`http://127.0.0.1:${adminPort}/readyz`)
  } catch (error) {
    await close()
    throw error
  }
  const adminOrigin = `http://127.0.0.1:${adminPort}`
  return { originOf: (label) => `http://${label}.localhost:${port}`, adminOrigin, close }
}
