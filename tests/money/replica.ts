import { join } from 'node:path'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { type GatewayProcess, startGatewayProcess } from '../support/gateway-process.ts'

/** A gateway in its own process that comes back on its port after it was killed. */
export interface Replica {
  port: number
  isUp(): boolean
  /** Kills the process; it is started again at once, in the background. */
  kill(): Promise<void>
  /** How often it has lost Redis, by its own log. A busy machine makes it lose one that is there. */
  redisLosses(): number
  /** Resolves when it listens. */
  ready(): Promise<void>
  stop(): Promise<void>
}

const limits = ['CREDENTIALS', 'TAC', 'WRITES', 'READS', 'HOSTS'].map((name) => [
  `RATE_LIMIT_${name}`,
  '100000/60',
])

const testSettings = {
  // A replica starts often.
  NODE_COMPILE_CACHE: join(projectRoot, 'node_modules/.cache/node'),
  BRAND_DOMAINS: '*.localhost',
  MAX_EVENT_LOOP_DELAY_MS: '60000',
  SHUTDOWN_DRAIN_SECONDS: '0',
  ...Object.fromEntries(limits),
}

/** Starts a gateway. `settings` are its environment variables. */
export async function openReplica(settings: Record<string, string>): Promise<Replica> {
  const start = (port: number) => startGatewayProcess({ ...testSettings, ...settings, PORT: String(port) })
  let gateway: GatewayProcess | undefined = await start(0)
  const { port } = gateway
  let starting = Promise.resolve()
  let earlierLosses = 0
  const losses = () => (gateway?.output().split('"event":"redisLost"').length ?? 1) - 1
  return {
    port,
    isUp: () => gateway !== undefined,
    async kill() {
      const killed = gateway
      if (!killed) return
      earlierLosses += losses()
      gateway = undefined
      await killed.stop()
      starting = start(port).then((started) => {
        gateway = started
      })
      // Reported by `ready`.
      starting.catch(() => {})
    },
    redisLosses: () => earlierLosses + losses(),
    ready: () => starting,
    async stop() {
      await starting
      await gateway?.stop()
    },
  }
}
