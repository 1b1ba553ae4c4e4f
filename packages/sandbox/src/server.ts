import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { seedCatalogue } from './areas/games/catalogue/seed-catalogue.ts'
import { resumeOpenRounds } from './areas/games/play/play-game.ts'
import { androidApp } from './areas/site/android-app.ts'
import { createClock } from './clock/clock.ts'
import { type BrandOptions, type Control, createControl, registerBrand } from './control/control.ts'
import { mountControl } from './control/control-routes.ts'
import { createFaultQueue } from './control/fault.ts'
import { createJournal } from './control/journal.ts'
import { openDatabase } from './database/open-database.ts'
import { mountArt } from './http/art-routes.ts'
import { mountChat } from './http/chat/chat-routes.ts'
import { mountCalls } from './http/mount-calls.ts'
import { mountPay } from './http/pay-routes.ts'
import { mountPlay } from './http/play-routes.ts'
import { readMultipart } from './http/read-multipart.ts'
import type { Platform } from './platform.ts'
import { seedBrand } from './seed/seed-brand.ts'
import { mountShowcase } from './showcase/showcase-routes.ts'

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
  /** Whether each picture of a game or a banner is one pixel, for tests of something else. */
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
  await mountArt(app, platform, hasFlatArt)
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

/**
 * Mounts the responses to unknown paths and errors. They have the platform's `statusCode` and `statusMessage` in a JSON
 * body too, but also the HTTP status that a web server in front of the platform would send.
 */
function mountErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ statusCode: 404, statusMessage: 'notFound' }))
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error(error)
    const statusMessage = status >= 500 ? 'internalServerError' : 'invalidInput'
    return reply.code(status).send({ statusCode: status >= 500 ? -500 : status, statusMessage })
  })
}

/** Mounts the file of the Android app. */
function mountDownloads(app: FastifyInstance): void {
  app.get(androidApp.path, (_, reply) =>
    reply
      .type('application/vnd.android.package-archive')
      .header('content-disposition', 'attachment')
      .send(androidApp.file),
  )
}
