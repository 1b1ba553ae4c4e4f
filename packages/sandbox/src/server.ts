import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { seedCatalogue } from './catalogue/seed-catalogue.ts'
import { createClock } from './clock.ts'
import { type BrandOptions, type Control, createControl, registerBrand } from './control/control.ts'
import { mountControl } from './control/control-routes.ts'
import { createFaultQueue } from './control/fault-queue.ts'
import { createJournal } from './control/journal.ts'
import { openDatabase } from './database/open-database.ts'
import { mountArt } from './http/art-routes.ts'
import { mountChat } from './http/chat-routes.ts'
import { mountDownloads } from './http/download-routes.ts'
import { mountCalls } from './http/mount-calls.ts'
import { mountErrors } from './http/mount-errors.ts'
import { mountPay } from './http/pay-routes.ts'
import { mountPlay } from './http/play-routes.ts'
import { readMultipart } from './http/read-multipart.ts'
import { mountShowcase } from './http/showcase-routes.ts'
import type { Platform } from './platform.ts'
import { resumeOpenRounds } from './play/play-game.ts'
import { seedBrand } from './seed/seed-brand.ts'

export interface SandboxOptions {
  /** A file path, or `:memory:`. */
  databaseFile: string
  /** The base URL for browsers, where it differs from the address that the sandbox listens on. */
  publicUrl?: string
  /** Fastify's logger option; without it nothing is logged. */
  logger?: FastifyServerOptions['logger']
  /** Domains to register, in addition to those that need no registration (`*.localhost`, `127.0.0.1`). */
  domains?: readonly (string | BrandOptions)[]
  /** Games in the catalogue of a new database; 400 by default. */
  gameCount?: number
  /** Pictures of games and banners of one color instead of drawn ones, for tests of something else. */
  hasFlatArt?: boolean
  /** The gateway's port, to which the index of templates links; 8080 by default. */
  sitePort?: number
  /** The clock in milliseconds since the epoch, for tests. */
  now?: () => number
}

export interface Sandbox {
  app: FastifyInstance
  control: Control
  /** Listens, on any free port by default, and returns the base URL without a trailing slash. */
  listen(port?: number, host?: string): Promise<string>
  /** Closes open connections and the database. */
  close(): Promise<void>
}

/** Creates the reference platform: every call of the contract on an embedded database, pictures, games and faults. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const {
    databaseFile,
    logger = false,
    domains = [],
    gameCount = 400,
    hasFlatArt = false,
    sitePort = 8080,
    now = Date.now,
  } = options
  const app = Fastify({
    logger,
    // The journal records every call. The log is for people, who look for one-time codes in it.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  })
  const db = openDatabase(databaseFile, (fresh) => seedCatalogue(fresh, gameCount, now()), app.log)
  let origin = options.publicUrl?.replace(/\/+$/, '') ?? ''
  const clock = createClock(db, now)
  const platform: Platform = { db, log: app.log, now: clock.now, origin: () => origin, seedBrand }
  const parts = { platform, journal: createJournal(), faults: createFaultQueue() }
  const control = createControl(platform, clock, parts.journal, parts.faults)
  for (const domain of domains) registerBrand(platform, typeof domain === 'string' ? { domain } : domain)

  await resumeOpenRounds(platform)
  mountErrors(app)
  readMultipart(app)
  mountCalls(app, parts)
  mountArt(app, platform, hasFlatArt)
  mountPlay(app, platform)
  mountPay(app, platform)
  mountChat(app)
  mountDownloads(app)
  mountShowcase(app, sitePort)
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
