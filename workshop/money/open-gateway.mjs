import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { ScriptError } from '#scripts/setup/run-script.mjs'

const unlimited = '1000000/60'

/**
 * Starts a gateway in its own process, on a free port of loopback.
 * @param {{ upstream: string, domain: string, timeoutMs: number }} options `timeoutMs` for each call of the platform
 * @returns {Promise<{ port: number, close: () => Promise<void> }>}
 * @throws {ScriptError} with what it said, when it does not start
 */
export async function openGateway({ upstream, domain, timeoutMs }) {
  const child = spawn(process.execPath, [join(projectRoot, 'packages/bff/src/main.ts')], {
    env: {
      PATH: process.env.PATH,
      // As players reach it: the platform may accept no other address to return to.
      ...{ UPSTREAM_URL: upstream, BRAND_DOMAINS: domain, PUBLIC_SCHEME: 'https' },
      ...{ PORT: '0', ADMIN_PORT: '0', SNAPSHOT_DIRECTORY: 'off', SHUTDOWN_DRAIN_SECONDS: '0' },
      ...{ UPSTREAM_TIMEOUT_MS: String(timeoutMs), UPSTREAM_DEADLINE_MS: String(timeoutMs) },
      SESSION_KEYS: randomBytes(32).toString('base64url'),
      ...{ RATE_LIMIT_CREDENTIALS: unlimited, RATE_LIMIT_TAC: unlimited },
      ...{ RATE_LIMIT_WRITES: unlimited, RATE_LIMIT_READS: unlimited },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (text) => {
    errors += text
  })
  const ended = once(child, 'close')
  /** @type {PromiseWithResolvers<number>} */
  const started = Promise.withResolvers()
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.includes('"event":"started"')) started.resolve(Number(new URL(JSON.parse(line).url).port))
  })
  ended.then(() => started.reject(new ScriptError(`The gateway does not start:\n${errors}`)))
  return {
    port: await started.promise,
    async close() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
