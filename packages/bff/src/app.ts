import fastifyCookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import type { BrandDirectory } from './brands/brand-directory.ts'
import type { Sites } from './brands/sites.ts'
import type { BrandCache } from './cache/brand-cache.ts'
import type { Config } from './config.ts'
import { createDocuments } from './documents/documents.ts'
import { createDraw } from './documents/draw-document.ts'
import { mountBuilds } from './documents/mount-builds.ts'
import { mountDocuments } from './documents/mount-documents.ts'
import { mountSiteFiles } from './documents/mount-site-files.ts'
import { createPublicCall } from './documents/public-call.ts'
import type { WebBundle } from './documents/web-bundle.ts'
import { answerProblems } from './http/answer-problems.ts'
import { addCommonHeaders } from './http/common-headers.ts'
import { createHandlerContexts } from './http/handler-context.ts'
import type { ExecuteIdempotently } from './http/idempotent-execution.ts'
import { identifyRequests, trustIn } from './http/identify-requests.ts'
import { knowEveryMethod } from './http/know-every-method.ts'
import { logRequests } from './http/log-requests.ts'
import { mountAssets } from './http/mount-assets.ts'
import { mountOperations } from './http/mount-operations.ts'
import { mountPictures } from './http/mount-pictures.ts'
import { createOpenSession } from './http/open-session.ts'
import { createRateLimits } from './http/rate-limits.ts'
import { readJsonBodies } from './http/read-json-bodies.ts'
import { refuseExpectation, refuseUnparsable, refuseUnroutable } from './http/refuse-malformed.ts'
import { securityHeaders } from './http/security-headers.ts'
import { shedLoad } from './http/shed-load.ts'
import { traceRequests } from './http/trace-requests.ts'
import { withoutCompilers } from './http/without-compilers.ts'
import type { Log } from './observability/log.ts'
import type { Metrics } from './observability/metrics.ts'
import type { Tracing } from './observability/tracing.ts'
import { handlers } from './operations.ts'
import type { Pictures } from './pictures/create-pictures.ts'
import type { Platform } from './platform/platform.ts'
import type { SessionCookie } from './session/session-cookie.ts'
import type { Sessions } from './session/sessions.ts'
import type { RedisLink } from './state/redis-link.ts'

export interface AppParts {
  config: Config
  log: Log
  metrics: Metrics
  tracing: Tracing | undefined
  link: RedisLink | undefined
  bundle: WebBundle
  cache: BrandCache
  platform: Platform
  sites: Sites
  sessions: Sessions
  brands: BrandDirectory
  cookie: SessionCookie
  pictures: Pictures
  imageAddress: (address: string) => string
  execute: ExecuteIdempotently
}

/** The public listener, as a table of contents: what happens to every request, then what there is to ask for. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, log, metrics, tracing, link, bundle, cache, platform, sites, sessions, brands, cookie } =
    parts
  const scheme = config.publicScheme
  const isTrusted = trustIn(config.trustedProxies)
  const security = securityHeaders(scheme)
  const app = Fastify({
    logger: false,
    trustProxy: config.trustedProxies.rules.length > 0 && isTrusted,
    // A request without a body needs none of what Node keeps ready for reading one: 4 % of a cached answer.
    http: { requireHostHeader: false, optimizeEmptyRequests: true },
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    schemaController: withoutCompilers,
    frameworkErrors: refuseUnroutable(security),
    clientErrorHandler: refuseUnparsable(security),
  })
  knowEveryMethod(app)
  app.server.on('checkExpectation', refuseExpectation(security))

  addCommonHeaders(app, security)
  readJsonBodies(app)
  await app.register(fastifyCookie)
  const limits = await createRateLimits(app, config.rateLimits, link)
  answerProblems(app, log, cookie)
  logRequests(app, log, metrics)
  identifyRequests(app, { brands, isTrusted, limits })
  if (tracing) traceRequests(app, tracing, isTrusted)
  shedLoad(app, config.maxEventLoopDelayMs)

  mountOperations(app, {
    handlers,
    off: config.platformFile.off,
    limits,
    execute: parts.execute,
    scheme,
    openSession: createOpenSession(sessions, cookie),
    createContext: createHandlerContexts({
      platform,
      sites,
      sessions,
      cookie,
      imageAddress: parts.imageAddress,
      gameOrigins: config.gameOrigins,
    }),
  })
  await mountAssets(app, bundle.clientFolder)
  mountPictures(app, parts.pictures.source, parts.pictures.sized)
  const draw = createDraw({
    bundle,
    sites,
    publicCall: createPublicCall(handlers, sites),
    frameOrigins: config.gameOrigins,
    imageOrigins: config.imageOrigins,
    chatOrigins: config.chatOrigins,
    analytics: config.analyticsScripts,
    analyticsOrigins: config.analyticsOrigins,
    report: (error) => log.unexpected(undefined, error),
  })
  const documents = createDocuments({ draw, sites, cache, freshness: config.freshness.catalogue })
  mountSiteFiles(app, sites, bundle)
  await mountBuilds(app, bundle, config.redirects)
  mountDocuments(app, documents, limits, config.redirects)
  return app
}
