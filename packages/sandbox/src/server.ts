import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { seedCatalogue } from './catalogue/seed-catalogue.ts'
import { type BrandOptions, type Control, createControl, registerBrand } from './control/control.ts'
import { mountControl } from './control/control-routes.ts'
import { faultOrders } from './control/fault-orders.ts'
import { journal as createJournal } from './control/journal.ts'
import { openDatabase } from './database/open-database.ts'
import { mountArt } from './http/art-routes.ts'
import { mountChat } from './http/chat-routes.ts'
import { mountCalls } from './http/mount-calls.ts'
import { mountErrors } from './http/mount-errors.ts'
import { mountPlay } from './http/play-routes.ts'
import type { Platform } from './platform.ts'

export interface SandboxOptions {
  /** A path, or `:memory:`. */
  databaseFile: string
  /** Where browsers reach the sandbox, when that is not where it listens. */
  publicUrl?: string
  /** As Fastify takes it; nothing is logged without it. */
  logger?: FastifyServerOptions['logger']
  /** Domains to register beside the ones that need no registration (`*.localhost`, `127.0.0.1`). */
  domains?: readonly (string | BrandOptions)[]
  /** Games in the catalogue of a new database; about 400 unless said. */
  gameCount?: number
  /** The clock, milliseconds since the epoch. */
  now?: () => number
}

export interface Sandbox {
  app: FastifyInstance
  control: Control
  /** Listens (port 0: any free one) and gives the base address, without a slash at the end. */
  listen(port?: number, host?: string): Promise<string>
  /** Cuts open connections and closes the database. */
  close(): Promise<void>
}

/** The reference platform: every call of the contract on an embedded database, pictures, games, and failures. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { databaseFile, logger = false, domains = [], gameCount = 400, now = Date.now } = options
  const app = Fastify({
    logger,
    // The journal has every call; the log is for what a person looks for, such as one-time codes.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  })
  const db = openDatabase(databaseFile, (fresh) => seedCatalogue(fresh, gameCount, now()), app.log)
  let origin = options.publicUrl?.replace(/\/+$/, '') ?? ''
  const platform: Platform = { db, log: app.log, now, origin: () => origin }
  const parts = { platform, journal: createJournal(), faults: faultOrders() }
  const control = createControl(platform, parts.journal, parts.faults)
  for (const domain of domains) registerBrand(platform, typeof domain === 'string' ? { domain } : domain)

  mountErrors(app)
  mountCalls(app, parts)
  mountArt(app, platform)
  mountPlay(app, platform)
  mountChat(app)
  mountControl(app, control)
  app.addHook('onClose', () => db.close())
  await app.ready()
  return {
    app,
    control,
    async listen(port = 0, host = '127.0.0.1') {
      const address = await app.listen({ port, host })
      origin ||= address
      return address
    },
    close: () => app.close(),
  }
}
