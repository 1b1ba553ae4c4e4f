import fastifyCookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import { handlers } from './areas/handlers.ts'
import type { Observability } from './composition/observability.ts'
import type { Site } from './composition/site.ts'
import type { Stores } from './composition/stores.ts'
import type { Upstream } from './composition/upstream.ts'
import { createCachedPages } from './documents/cached-pages.ts'
import { createDocuments, type Documents } from './documents/documents.ts'
import { createPreviewDocuments, type RenderPreview } from './documents/preview-documents.ts'
import { createDocumentRenderer } from './documents/render-document.ts'
import { RenderQueue } from './documents/render-queue.ts'
import { formerWorker } from './documents/service-worker.ts'
import type { WebBundle } from './documents/web-bundle.ts'
import { registerErrorHandler } from './http/hooks/error-handler.ts'
import {
  createProxyTrust,
  identifyRequests,
  openContexts,
  shedLoad,
  type Trust,
} from './http/hooks/every-request.ts'
import { addCommonHeaders, logRequests, traceRequests } from './http/hooks/every-response.ts'
import { createSessionLoader } from './http/operations/access-checks.ts'
import { createHandlerContexts } from './http/operations/handler-context.ts'
import { createIdempotentExecution } from './http/operations/idempotent-execution.ts'
import { mountOperations } from './http/operations/mount-operations.ts'
import { RequestSession } from './http/operations/player-session.ts'
import { createPublicCall } from './http/operations/public-call.ts'
import { createRateLimits, type RateLimits } from './http/rate-limits.ts'
import { registerJsonBodyParser } from './http/read-request.ts'
import { mountAssets, mountBuilds } from './http/routes/mount-builds.ts'
import { mountDocuments } from './http/routes/mount-documents.ts'
import { mountImages } from './http/routes/mount-images.ts'
import { mountSiteFiles } from './http/routes/mount-site-files.ts'
import { createServer } from './http/server/create-server.ts'
import { openPlayerEvents } from './player-events/open-player-events.ts'
import { hintOf } from './player-events/poll-intervals.ts'
import { createDeviceCookie, createSessionCookie, type SessionCookie } from './session/cookies.ts'
import type { Config, Settings } from './settings/settings.ts'

/** What the public listener serves with; each step below names what it needs of it. */
export interface AppParts {
  settings: Settings
  bundle: WebBundle
  secrets: readonly Buffer[]
  observability: Observability
  stores: Stores
  upstream: Upstream
  site: Site
}

/** The public listener: what happens to every request, then the routes. */
export async function createApp(config: Config, parts: AppParts): Promise<FastifyInstance> {
  const { settings, bundle, observability, stores, site } = parts
  const isTrusted = createProxyTrust(config.trustedProxies)
  const cookie = createSessionCookie(config.publicScheme)
  const app = createServer(config, settings, isTrusted)
  openContexts(app, isTrusted)
  addCommonHeaders(app, settings)
  const limits = await registerHooks(app, config, {
    settings,
    observability,
    stores,
    site,
    cookie,
    isTrusted,
  })

  mountApi(app, config, { ...parts, cookie, limits })
  await mountAssets(app, bundle.clientFolder, site.clientFiles)
  mountImages(app, site.images, limits)
  mountSiteFiles(app, site, bundle, limits)
  await mountBuilds(app, bundle)
  const { documents, renderPreview } = createPages(config, { bundle, observability, stores, site })
  const pages = {
    documents,
    previews: { links: site.previewLinks, render: renderPreview },
    formerWorker: await formerWorker(bundle),
  }
  mountDocuments(app, pages, limits)
  return app
}

type HookParts = Pick<AppParts, 'settings' | 'observability' | 'stores' | 'site'> & {
  cookie: SessionCookie
  isTrusted: Trust
}

/** Registers what happens to every request, in this order. @returns the rate limits, for routes to count with */
async function registerHooks(
  app: FastifyInstance,
  config: Config,
  {
    settings,
    observability: { log, metrics, tracing },
    stores: { link },
    site,
    cookie,
    isTrusted,
  }: HookParts,
): Promise<RateLimits> {
  const { brands, hosts } = site
  registerJsonBodyParser(app)
  await app.register(fastifyCookie)
  const limits = await createRateLimits(app, { settings, hosts, link })
  registerErrorHandler(app, log, cookie)
  logRequests(app, log, metrics)
  identifyRequests(app, { brands, isTrusted, limits, log })
  if (tracing) traceRequests(app, tracing, isTrusted)
  shedLoad(app, config.maxEventLoopDelayMs)
  return limits
}

type ApiParts = AppParts & { cookie: SessionCookie; limits: RateLimits }

function mountApi(
  app: FastifyInstance,
  config: Config,
  { secrets, observability, stores, upstream, site, cookie, limits }: ApiParts,
): void {
  const { platform } = upstream
  const { sites, imageAddress } = site
  const { link, sessions, idempotency, unsettled } = stores
  const device = createDeviceCookie(config.publicScheme, secrets)
  const playerEvents = openPlayerEvents({
    maxStreams: config.maxEventStreams,
    secrets,
    link,
    platform,
    sites,
    sessions,
    metrics: observability.metrics,
    log: observability.log,
  })
  app.addHook('preClose', () => playerEvents.closeAll())
  const keepers = { sessions, cookie, device, playerEvents, unsettled }
  mountOperations(app, {
    handlers,
    off: config.platformFile.off,
    limits,
    sites,
    device,
    execute: createIdempotentExecution({ idempotency, unsettled }),
    onPlayerSuccess(id) {
      const hint = hintOf(id)
      return hint && ((brand, accountId) => playerEvents.hint(brand, accountId, hint))
    },
    scheme: config.publicScheme,
    loadSession: createSessionLoader(sessions, cookie),
    createContext: createHandlerContexts({
      platform,
      sites,
      imageAddress,
      sessionOf: (request, reply) => new RequestSession(keepers, request, reply),
    }),
  })
}

// Two at once: one page is compressed, on another thread, while the next is rendered.
const renderLimits = { concurrency: 2, maxPages: 256, turnLimitMs: 5000 }
// Beyond the deadline of the data that a page is made from.
const turnWaitMs = 20_000

function createPages(
  config: Config,
  {
    bundle,
    observability,
    stores: { cache },
    site,
  }: Pick<AppParts, 'bundle' | 'observability' | 'stores' | 'site'>,
): { documents: Documents; renderPreview: RenderPreview } {
  const { log, metrics } = observability
  const { sites, themes } = site
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
    report: (error) => log.unexpected(undefined, error),
  })
  return {
    documents: createDocuments({ render, sites, themes, getPage, freshness: config.freshness.catalogue }),
    renderPreview: createPreviewDocuments({ render, sites, queue, publicCall }),
  }
}
