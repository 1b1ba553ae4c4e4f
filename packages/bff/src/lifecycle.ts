import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config/config.ts'
import type { Release } from './config/release.ts'
import { closeGracefully, drainConnections, listenOn } from './http/server/connections.ts'
import type { Log } from './observability/log.ts'

export interface Gateway {
  /** Opens both listeners. @throws with a sentence that names the port when it is taken */
  listen(): Promise<{ url: string; adminUrl: string }>
  /**
   * Reports not ready, gives proxies time to notice, lets open requests finish and closes everything. Never rejects; a
   * second call joins the first.
   */
  close(): Promise<void>
  /** Logs an error that nobody caught, and resolves when it is written, or soon. The process cannot go on after it. */
  crash(error: unknown): Promise<void>
}

// Whoever reads the log may have stopped reading.
const longestFlushMs = 1000

interface Options {
  config: Config
  release: Release
  log: Log
  app: FastifyInstance
  /** Creates the admin listener, which reports whether the gateway is ready. */
  createAdmin: (isReady: () => boolean) => FastifyInstance
  /** Connects to what the gateway needs before it listens. */
  open: () => Promise<unknown>
  onListening: (publicPort: number) => void
  /** What is closed after the listeners, in this order. */
  closeAfter: readonly { name: string; close: () => unknown }[]
}

/** Starts and stops the gateway in order. */
export function createLifecycle({
  config,
  release,
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
    const listeners = [
      { name: 'publicListener', close: () => closeGracefully(app) },
      { name: 'adminListener', close: () => admin.close() },
    ]
    await closeEach([...listeners, ...closeAfter], log)
    log.notice('info', 'stopped')
    await log.flush()
  }

  return {
    async listen() {
      await open()
      const adminUrl = await listenOn(admin, config.adminHost, config.adminPort, 'ADMIN_PORT')
      const url = await listenOn(app, config.host, config.port, 'PORT')
      onListening(Number(new URL(url).port))
      log.notice('info', 'started', { ...release, url, adminUrl, platform: config.upstreamUrl.origin })
      return { url, adminUrl }
    },
    close() {
      closing ??= closeInOrder()
      return closing
    },
    async crash(error) {
      log.unexpected(undefined, error)
      await Promise.race([log.flush(), sleep(longestFlushMs)])
    },
  }
}

/** Closes one part after another; a part that fails to close is logged and must not keep the next from closing. */
export async function closeEach(
  parts: readonly { name: string; close: () => unknown }[],
  log: Pick<Log, 'notice'>,
): Promise<void> {
  for (const { name, close } of parts) {
    try {
      await close()
    } catch (error) {
      log.notice('warn', 'closeFailed', { part: name, reason: reasonOf(error) })
    }
  }
}

// The message of an error may quote what was sent, so only its code or name is logged.
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
