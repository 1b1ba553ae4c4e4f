import fastifyCookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import type { BrandDirectory } from './brands/brand-directory.ts'
import type { BrandCache } from './cache/brand-cache.ts'
import type { Config } from './config/config.ts'
import { createCachedPages } from './documents/cached-pages.ts'
import { createDocuments, type Documents } from './documents/documents.ts'
import { createPreviewDocuments, type RenderPreview } from './documents/preview-documents.ts'
import { createDocumentRenderer, documentSettings } from './documents/render-document.ts'
import { RenderQueue } from './documents/render-queue.ts'
import type { WebBundle } from './documents/web-bundle.ts'
import { addCommonHeaders, securityHeaders } from './http/hooks/common-headers.ts'
import { registerErrorHandler } from './http/hooks/error-handler.ts'
import { createProxyTrust, identifyRequests, type Trust } from './http/hooks/identify-requests.ts'
import { logRequests, traceRequests } from './http/hooks/observe-requests.ts'
import { shedLoad } from './http/hooks/shed-load.ts'
import { createRateLimits, type RateLimits } from './http/limits/rate-limits.ts'
import { createSessionLoader } from './http/operations/access-checks.ts'
import { createHandlerContexts } from './http/operations/handler-context.ts'
import type { ExecuteIdempotently } from './http/operations/idempotent-execution.ts'
import { mountOperations } from './http/operations/mount-operations.ts'
import { createPublicCall } from './http/operations/public-call.ts'
import { registerJsonBodyParser } from './http/request/request-body.ts'
import { mountAssets, mountBuilds } from './http/routes/mount-builds.ts'
import { mountDocuments } from './http/routes/mount-documents.ts'
import { mountImages } from './http/routes/mount-images.ts'
import { mountSiteFiles } from './http/routes/mount-site-files.ts'
import { closeSlowReaders } from './http/server/connections.ts'
import {
  handleClientErrors,
  handleExpectations,
  handleFrameworkErrors,
} from './http/server/malformed-requests.ts'
import { noSchemaCompilers } from './http/server/no-schema-compilers.ts'
import { registerHttpMethods } from './http/server/register-http-methods.ts'
import type { Images } from './images/create-images.ts'
import type { Log } from './observability/log.ts'
import type { Metrics } from './observability/metrics.ts'
import type { Tracing } from './observability/otlp-tracing.ts'
import { handlers } from './operations/index.ts'
import { openPlayerEvents } from './player-events/open-player-events.ts'
import { signOf } from './player-events/sign.ts'
import type { PreviewLinks } from './previews/preview-links.ts'
import type { DeviceCookie, SessionCookie } from './session/cookies.ts'
import type { Sessions } from './session/sessions.ts'
import type { RedisLink } from './shared-state/redis/redis-link.ts'
import type { KnownHosts } from './sites/known-hosts.ts'
import type { Sites } from './sites/sites.ts'
import type { BrandThemes } from './templates/brand-themes.ts'
import type { Platform } from './upstream/platform.ts'

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
  themes: BrandThemes
  previewLinks: PreviewLinks
  sessions: Sessions
  brands: BrandDirectory
  cookie: SessionCookie
  device: DeviceCookie
  hosts: KnownHosts
  images: Images
  imageAddress: (address: string) => string
  execute: ExecuteIdempotently
  secrets: readonly Buffer[]
}

/** The public listener: what happens to every request, then the routes. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, bundle, images } = parts
  const security = securityHeaders(config.publicScheme)
  const isTrusted = createProxyTrust(config.trustedProxies)
  const app = createServer(config, security, isTrusted)
  const limits = await registerHooks(app, parts, security, isTrusted)

  mountApi(app, parts, limits)
  await mountAssets(app, bundle.clientFolder)
  mountImages(app, images, limits)
  mountSiteFiles(app, parts, bundle, limits)
  await mountBuilds(app, bundle, config.redirects)
  const { documents, renderPreview } = createPages(parts)
  const previews = { links: parts.previewLinks, render: renderPreview }
  mountDocuments(app, documents, previews, limits, config.redirects)
  return app
}

type SecurityHeaders = Readonly<Record<string, string>>

function createServer(config: Config, security: SecurityHeaders, isTrusted: Trust): FastifyInstance {
  const app = Fastify({
    logger: false,
    trustProxy: config.trustedProxies.rules.length > 0 && isTrusted,
    // A missing Host header is answered with a problem by `identifyRequests`. Most requests have no body to read.
    http: { requireHostHeader: false, optimizeEmptyRequests: true },
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    schemaController: noSchemaCompilers,
    frameworkErrors: handleFrameworkErrors(security),
    clientErrorHandler: handleClientErrors(security),
  })
  registerHttpMethods(app)
  app.server.on('checkExpectation', handleExpectations(security))
  closeSlowReaders(app, config.stalledReaderMs)
  return app
}

/** Registers what happens to every request, in this order. @returns the rate limits, for routes to count with */
async function registerHooks(
  app: FastifyInstance,
  { config, log, metrics, tracing, link, brands, cookie, hosts }: AppParts,
  security: SecurityHeaders,
  isTrusted: Trust,
): Promise<RateLimits> {
  addCommonHeaders(app, security)
  registerJsonBodyParser(app)
  await app.register(fastifyCookie)
  const limits = await createRateLimits(app, { limits: config.rateLimits, hosts, link })
  registerErrorHandler(app, log, cookie)
  logRequests(app, log, metrics)
  identifyRequests(app, { brands, isTrusted, limits })
  if (tracing) traceRequests(app, tracing, isTrusted)
  shedLoad(app, config.maxEventLoopDelayMs)
  return limits
}

function mountApi(app: FastifyInstance, parts: AppParts, limits: RateLimits): void {
  const { config, platform, sites, sessions, cookie, device, imageAddress, execute } = parts
  const playerEvents = openPlayerEvents({ ...parts, maxStreams: config.maxEventStreams })
  app.addHook('preClose', () => playerEvents.sayGoodbye())
  mountOperations(app, {
    handlers,
    off: config.platformFile.off,
    limits,
    sites,
    device,
    execute,
    onPlayerOperation(brand, accountId, id) {
      const sign = signOf(id)
      if (sign) playerEvents.note(brand, accountId, sign)
    },
    scheme: config.publicScheme,
    loadSession: createSessionLoader(sessions, cookie),
    createContext: createHandlerContexts({
      platform,
      sites,
      sessions,
      cookie,
      device,
      playerEvents,
      imageAddress,
      gameOrigins: config.gameOrigins,
    }),
  })
}

// Two at once: one page is compressed, on another thread, while the next is rendered.
const renderLimits = { concurrency: 2, maxPages: 256, turnLimitMs: 5000 }
// Beyond the deadline of the data that a page is made from.
const turnWaitMs = 20_000

function createPages({ config, log, metrics, bundle, cache, sites, themes }: AppParts): {
  documents: Documents
  renderPreview: RenderPreview
} {
  const queue = new RenderQueue({
    ...renderLimits,
    onOutcome: metrics.render,
    onLength: metrics.renderQueue,
  })
  const getPage = createCachedPages({ cache, queue, waitMs: config.upstreamDeadlineMs + turnWaitMs })
  const publicCall = createPublicCall(handlers, sites)
  const render = createDocumentRenderer({
    bundle,
    sites,
    publicCall,
    ...documentSettings(config),
    report: (error) => log.unexpected(undefined, error),
  })
  return {
    documents: createDocuments({ render, sites, themes, getPage, freshness: config.freshness.catalogue }),
    renderPreview: createPreviewDocuments({ render, sites, queue, publicCall }),
  }
}
