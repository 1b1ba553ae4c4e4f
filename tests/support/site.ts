import { Writable } from 'node:stream'
import pino from 'pino'
import { realTiming, type Timing } from '#bff/composition/timing.ts'
import { createGateway } from '#bff/gateway.ts'
import { createLogFrom, lineFormat } from '#bff/observability/log.ts'
import type { AccountInLog } from '#bff/observability/log-lines.ts'
import type { Config } from '#bff/settings/settings.ts'
import { readConfig } from '#bff/settings/settings.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from '#sandbox/server.ts'
import { type Answer, type Ask, send } from './send.ts'
import { withPatience } from './with-patience.ts'

/** The whole product on loopback: an in-memory sandbox and the gateway in front of it, both on free ports. */
export interface RunningSite {
  url: string
  adminUrl: string
  port: number
  sandbox: Sandbox
  /** Every log line of the gateway, parsed. */
  log: Record<string, unknown>[]
  ask(path: string, ask?: Ask): Promise<Answer>
  /** Signs in and returns the session cookie as `name=value`. */
  signIn(accountId?: string, password?: string, host?: string): Promise<string>
  close(): Promise<void>
}

/** Defaults for tests: high rate limits and no drain delay. */
const testSettings = {
  PORT: '0',
  ADMIN_PORT: '0',
  SHUTDOWN_DRAIN_SECONDS: '0',
  SNAPSHOT_DIRECTORY: 'off',
  MAX_EVENT_LOOP_DELAY_MS: '60000',
  // The start-up data of a name is read ahead, and the sandbox then makes its brand: 127.0.0.1 is no name here.
  BRAND_DOMAINS: 'localhost,*.localhost,*.0.0.1,*.test',
  RATE_LIMIT_CREDENTIALS: '100000/60',
  RATE_LIMIT_TAC: '100000/60',
  RATE_LIMIT_WRITES: '100000/60',
  RATE_LIMIT_READS: '100000/60',
  RATE_LIMIT_HOSTS: '100000/60',
}

/** Redis may take as long as it does on a busy machine. */
const testTiming: Timing = { ...realTiming, redisTimeoutMs: 3000 }

/** Starts the product. `settings` are the gateway's environment variables, and `timing` is its own. */
export async function startSite(
  settings: Record<string, string> = {},
  options: Partial<SandboxOptions> = {},
  timing: Partial<Timing> = {},
): Promise<RunningSite> {
  const sandbox = await createSandbox({ databaseFile: ':memory:', ...options })
  const upstream = await sandbox.listen(0)
  const gateway = await startGateway({ UPSTREAM_URL: upstream, ...settings }, timing)
  return {
    ...gateway,
    sandbox,
    close: async () => {
      await gateway.close()
      await sandbox.close()
    },
  }
}

/** Starts the gateway alone, with the platform that `UPSTREAM_URL` names. */
export async function startGateway(
  settings: Record<string, string>,
  timing: Partial<Timing> = {},
): Promise<Omit<RunningSite, 'sandbox'>> {
  const log: Record<string, unknown>[] = []
  const gateway = await createGateway(readingOf(settings), memoryLog(log), { ...testTiming, ...timing })
  const { url, adminUrl, looked } = await gateway.listen()
  // What a test counts, or lets the platform do, begins afterwards.
  await looked
  const port = Number(new URL(url).port)
  const ask: RunningSite['ask'] = (path, { host = 'localhost', ...rest } = {}) =>
    send(port, path, { ...rest, host: host.includes(':') ? host : `${host}:${port}` })
  return {
    url,
    adminUrl,
    port,
    log,
    ask,
    signIn: async (accountId = 'demo', password = 'Demo1234', host = 'localhost') => {
      const answer = await ask('/api/session', { method: 'POST', host, body: { accountId, password } })
      const cookie = answer.cookies.find((text) => text.startsWith('session='))
      if (!cookie) throw new Error(`No session: ${answer.status} ${answer.text}`)
      return cookie
    },
    close: () => gateway.close(),
  }
}

/** Reads the configuration from these settings and the defaults for tests. */
function readingOf(settings: Record<string, string>) {
  const reading = readConfig({ ...testSettings, ...withPatience(settings) })
  if ('errors' in reading) throw new Error(JSON.stringify(reading.errors))
  return reading
}

function memoryLog(lines: Record<string, unknown>[]) {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      for (const line of String(chunk).split('\n').filter(Boolean)) lines.push(JSON.parse(line))
      done()
    },
  })
  return ({ instance }: Pick<Config, 'instance'>, accountInLog: AccountInLog) =>
    createLogFrom(pino(lineFormat(instance), stream), accountInLog)
}
