import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config/settings.ts'
import { closeGracefully } from './http/server/close-gracefully.ts'
import { drainConnections } from './http/server/drain-connections.ts'
import { listenOn } from './http/server/listen-on.ts'
import type { Log } from './observability/logging/log.ts'

export interface Gateway {
  /** Opens both listeners. @throws with a sentence that names the port when it is taken */
  listen(): Promise<{ url: string; adminUrl: string }>
  /** Readiness false, a while for the proxies to notice, then open requests finish and all is closed; asked again, the same end. */
  close(): Promise<void>
}

interface Options {
  config: Config
  log: Log
  app: FastifyInstance
  /** Makes the private listener, which says whether the gateway is ready. */
  createAdmin: (isReady: () => boolean) => FastifyInstance
  /** Connects to what the gateway needs before it listens. */
  open: () => Promise<unknown>
  onListening: (publicPort: number) => void
  /** What is closed after the listeners, in this order. */
  closeAfter: readonly (() => unknown)[]
}

/** Starts and ends the gateway in order. */
export function createLifecycle({
  config,
  log,
  app,
  createAdmin,
  open,
  onListening,
  closeAfter,
}: Options): Gateway {
  let closing: Promise<void> | undefined
  const admin = createAdmin(() => closing === undefined)

  async function closeInOrder() {
    log.notice('info', 'draining', { forMs: config.shutdownDrainMs })
    drainConnections(app)
    await sleep(config.shutdownDrainMs)
    await closeGracefully(app)
    await admin.close()
    for (const close of closeAfter) await close()
    log.notice('info', 'stopped')
    await log.flush()
  }

  return {
    async listen() {
      await open()
      const adminUrl = await listenOn(admin, config.adminHost, config.adminPort, 'ADMIN_PORT')
      const url = await listenOn(app, config.host, config.port, 'PORT')
      onListening(Number(new URL(url).port))
      log.notice('info', 'started', { url, adminUrl, platform: config.upstreamUrl.origin })
      return { url, adminUrl }
    },
    close() {
      closing ??= closeInOrder()
      return closing
    },
  }
}
