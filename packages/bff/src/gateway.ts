import { setTimeout as sleep } from 'node:timers/promises'
import fastifyCookie from '@fastify/cookie'
import { handlers } from './areas/handlers.ts'
import { openBrands } from './brands/brand-directory.ts'
import type { PurgeRequest } from './cache/brand-cache.ts'
import { openClientFiles } from './client-files/client-files.ts'
import { closeEach } from './composition/close-each.ts'
import { connectPlatform } from './composition/connect-platform.ts'
import { loadTracing } from './composition/load-tracing.ts'
import { createReadiness } from './composition/readiness.ts'
import { createReload } from './composition/reload.ts'
import { openStores } from './composition/stores.ts'
import { realTiming } from './composition/timing.ts'
import { warnOfSettings } from './composition/warn-of-settings.ts'
import { describeRelease } from './config/release.ts'
import { watchBrands } from './doctor/watch/watch-brands.ts'
import { createCachedPages } from './documents/cached-pages.ts'
import { createDocuments } from './documents/documents.ts'
import { createPreviewDocuments } from './documents/preview-documents.ts'
import { createDocumentRenderer } from './documents/render-document.ts'
import { RenderQueue } from './documents/render-queue.ts'
import { formerWorker } from './documents/service-worker.ts'
import { clientBuild, loadWebBundle } from './documents/web-bundle.ts'
import { createAdmin } from './http/admin/admin.ts'
import { createBrandStatuses } from './http/admin/brand-statuses.ts'
import { mountBrands } from './http/admin/mount-brands.ts'
import { mountPurge } from './http/admin/mount-purge.ts'
import { mountStatus } from './http/admin/mount-status.ts'
import { mountSupport } from './http/admin/mount-support.ts'
import { serveStudio } from './http/admin/serve-studio.ts'
import { registerErrorHandler } from './http/hooks/error-handler.ts'
import { createProxyTrust, identifyRequests, openContexts, shedLoad } from './http/hooks/every-request.ts'
import {
  addCommonHeaders,
  drainConnections,
  logRequests,
  traceRequests,
} from './http/hooks/every-response.ts'
import { createSessionLoader } from './http/operations/access-checks.ts'
import { createHandlerContexts } from './http/operations/handler-context.ts'
import { createIdempotentExecution } from './http/operations/idempotent-execution.ts'
import { mountOperations } from './http/operations/mount-operations.ts'
import { RequestSession } from './http/operations/player-session.ts'
import { createPublicCall } from './http/operations/public-call.ts'
import { createRateLimits } from './http/rate-limits.ts'
import { registerJsonBodyParser } from './http/read-request.ts'
import { mountAssets, mountBuilds } from './http/routes/mount-builds.ts'
import { mountDocuments } from './http/routes/mount-documents.ts'
import { mountImages } from './http/routes/mount-images.ts'
import { mountSiteFiles } from './http/routes/mount-site-files.ts'
import { closeGracefully, listenOn } from './http/server/connections.ts'
import { createServer } from './http/server/create-server.ts'
import { createImages } from './images/create-images.ts'
import { createBrandTroubles } from './observability/brand-troubles.ts'
import { createLog } from './observability/log.ts'
import { createAccountInLog } from './observability/log-lines.ts'
import { createMetrics } from './observability/metrics.ts'
import { createReconciler, reportManualReview } from './outcomes/create-reconciler.ts'
import { callPaths } from './platform/calls.ts'
import { openPlayerEvents } from './player-events/open-player-events.ts'
import { hintOf } from './player-events/poll-intervals.ts'
import { createPreviewLinks } from './previews/preview-links.ts'
import { createDeviceCookie, createSessionCookie } from './session/cookies.ts'
import { sessionSecrets, warnOfMissingKeys } from './session/create-sessions.ts'
import { platformOptions } from './settings/platform-options.ts'
import type { Reading } from './settings/settings.ts'
import { openCacheFill } from './shared-state/shared-cache/cache-fill.ts'
import { createKnownHosts, purgeSite } from './sites/open-cache.ts'
import { createImageAddresses } from './sites/pictures.ts'
import { createSites } from './sites/sites.ts'
import { createBrandThemes } from './templates/brand-themes.ts'
import { openTemplates } from './templates/templates.ts'

export interface Gateway {
  /** Opens both listeners. @throws with a sentence that names the port when it is taken */
  listen(): Promise<Listening>
  /**
   * Reports not ready, gives proxies time to notice, lets open requests finish and closes everything. Never rejects; a
   * second call joins the first.
   */
  close(): Promise<void>
  /** Reads the settings again; what comes of it is in the log. */
  reload(): void
  /** Logs an error that nobody caught, and resolves when it is written, or soon. The process cannot go on after it. */
  crash(error: unknown): Promise<void>
}

interface Listening {
  url: string
  adminUrl: string
  /** Resolves once the gateway has looked whether a brand can be served. */
  looked: Promise<void>
}

type GoodReading = Extract<Reading, { config: unknown }>

// Two at once: one page is compressed, on another thread, while the next is rendered.
const renderLimits = { concurrency: 2, maxPages: 256, turnLimitMs: 5000 }
// Beyond the deadline of the data that a page is made from.
const turnWaitMs = 20_000

/**
 * Puts the gateway together from its configuration. Nothing is open before `listen`.
 *
 * @throws when the client has not been built
 */
export async function createGateway(
  { config, reread }: GoodReading,
  openLog = createLog,
  { clock, redisTimeoutMs } = realTiming,
): Promise<Gateway> {
  const { live, instance, logAccount, publicScheme: scheme } = config
  const settings = { now: live }
  const secrets = sessionSecrets(config.sessionKeys)

  // What it says of itself.
  const log = openLog({ level: live.logLevel, instance }, createAccountInLog(logAccount, secrets))
  warnOfMissingKeys(config.sessionKeys, log)
  warnOfSettings(config, log)
  const bundle = await loadWebBundle(clientBuild)
  const release = describeRelease(config.revision, bundle.buildId)
  const { brandDomains } = live
  const metrics = createMetrics({ release, brandDomains, mostBrands: config.metricsBrands, callPaths })
  log.onDropped(metrics.logLineDropped)
  const troubles = createBrandTroubles()
  const tracing = await loadTracing(config.otelExporterOtlpEndpoint, { version: release.version, instance })
  const reload = createReload(settings, reread, log)

  // The platform, and what is remembered: in memory, on the disk, and in Redis for all replicas.
  const platform = connectPlatform(platformOptions(config), clock, { log, metrics, troubles, tracing })
  const stores = await openStores(config, secrets, { log, metrics, troubles, clock, redisTimeoutMs })
  const { link, cache, sessions, intents, unsettled, idempotency, failures } = stores

  // What the brands offer their visitors.
  let publicPort = config.port
  const brands = openBrands(config, settings, () => publicPort)
  const hosts = createKnownHosts(brands, cache)
  const images = createImages(config, log)
  const imageAddress = createImageAddresses(config)
  const templates = openTemplates(config.templatesDirectory, bundle.templateFaults, log)
  const themes = createBrandThemes(templates, log)
  const previewLinks = createPreviewLinks(secrets, bundle.templateFaults)
  const clientFiles = openClientFiles(config.snapshotDirectory, { bundle, secrets, link, log })
  const purge = (request: PurgeRequest) => {
    templates.purge(request)
    return purgeSite(cache, request) + images.sized.purge(request)
  }
  const fill = openCacheFill(link, bundle.buildId, purge)
  const purgeOthers = async (request: PurgeRequest) => fill?.purge(request)
  const sites = createSites(config, { platform, cache, fill, imageAddress }, log)

  // What happens to every request of the public listener, in this order.
  const isTrusted = createProxyTrust(config.trustedProxies)
  const cookie = createSessionCookie(scheme)
  const device = createDeviceCookie(scheme, secrets)
  const app = createServer(config, settings, isTrusted)
  openContexts(app, isTrusted)
  addCommonHeaders(app, settings)
  registerJsonBodyParser(app)
  await app.register(fastifyCookie)
  const limits = await createRateLimits(app, { settings, hosts, link })
  registerErrorHandler(app, log, cookie)
  logRequests(app, log, metrics)
  identifyRequests(app, { brands, isTrusted, limits, log })
  if (tracing) traceRequests(app, tracing, isTrusted)
  shedLoad(app, config.maxEventLoopDelayMs)

  // The API.
  const { maxEventStreams } = config
  const playerEvents = openPlayerEvents(platform, sites, {
    maxEventStreams,
    secrets,
    link,
    sessions,
    metrics,
    log,
  })
  app.addHook('preClose', () => playerEvents.closeAll())
  const keepers = { sessions, cookie, device, playerEvents, unsettled }
  mountOperations(app, {
    handlers,
    off: config.platformFile.off,
    limits,
    sites,
    device,
    execute: createIdempotentExecution(idempotency, unsettled),
    onPlayerSuccess(id) {
      const hint = hintOf(id)
      return hint && ((brand, accountId) => playerEvents.hint(brand, accountId, hint))
    },
    scheme,
    loadSession: createSessionLoader(sessions, cookie),
    createContext: createHandlerContexts({
      platform,
      sites,
      imageAddress,
      sessionOf: (request, reply) => new RequestSession(keepers, request, reply),
    }),
  })

  // Files and pages.
  await mountAssets(app, bundle.clientFolder, clientFiles)
  mountImages(app, images, limits)
  mountSiteFiles(app, { sites, themes }, bundle, limits)
  await mountBuilds(app, bundle)
  const queue = new RenderQueue({
    ...renderLimits,
    onOutcome: metrics.render,
    onLength: metrics.renderQueue,
  })
  const publicCall = createPublicCall(handlers, sites)
  const render = createDocumentRenderer(bundle, sites, publicCall, (error) =>
    log.unexpected(undefined, error),
  )
  const getPage = createCachedPages(cache, queue, config.upstreamDeadlineMs + turnWaitMs)
  const documents = createDocuments({ render, sites, themes, getPage, freshness: config.freshness.catalogue })
  const previews = {
    links: previewLinks,
    render: createPreviewDocuments({ render, sites, queue, publicCall }),
  }
  mountDocuments(app, documents, previews, await formerWorker(bundle), limits)

  // The private listener.
  const { isReady, ...readiness } = createReadiness(config, settings, { brands, sites, log })
  const doctor = watchBrands(config, { settings, bundle, brands, sites, link, log, metrics })
  const adminHosts = [...config.adminHosts, config.adminHost.toLowerCase()]
  const admin = createAdmin(settings, adminHosts, log, { release, metrics, isReady, reload })
  const brandStatuses = createBrandStatuses({
    settings,
    brands,
    sites,
    templates,
    breakerOf: platform.breakerOf,
    troubles,
    examinationOf: doctor.resultOf,
  })
  mountBrands(admin, release, isReady, brandStatuses)
  mountStatus(admin, brandStatuses)
  mountPurge(admin, brands, purge, purgeOthers)
  mountSupport(admin, config.supportLogFiles, failures, { logAccount, secrets })
  serveStudio(admin, {
    settings,
    brands,
    templateFaults: bundle.templateFaults,
    templates,
    links: previewLinks,
    async reload(request) {
      purge(request)
      await purgeOthers(request)
    },
  })

  const reconciler = createReconciler({
    platform,
    sites,
    sessions,
    intents,
    unsettled,
    settle: idempotency.settle,
    brands,
    imageAddress,
    onManualReview: reportManualReview(log, metrics),
    log,
    metrics,
  })

  const drainMs = config.shutdownDrainSeconds * 1000

  async function closeAll() {
    readiness.stop()
    log.notice('info', 'draining', { forMs: drainMs })
    drainConnections(app)
    await sleep(drainMs)
    const closing = {
      publicListener: () => closeGracefully(app),
      adminListener: () => admin.close(),
      reconciler: () => reconciler.close(),
      doctor: () => doctor.close(),
      templates: templates.close,
      images: () => images.source.close(),
      clientFiles: () => clientFiles.close(),
      platform: () => platform.close(),
    }
    await closeEach(closing, log)
    await stores.close()
    await closeEach({ tracing: () => tracing?.close() }, log)
    log.notice('info', 'stopped')
    await log.flush()
  }
  let closing: Promise<void> | undefined

  return {
    async listen() {
      await link?.open()
      const adminUrl = await listenOn(admin, config.adminHost, config.adminPort, 'ADMIN_PORT')
      const url = await listenOn(app, config.host, config.port, 'PORT')
      publicPort = Number(new URL(url).port)
      reconciler.start()
      doctor.start()
      clientFiles.share()
      log.notice('info', 'started', { ...release, url, adminUrl, platformUrl: config.upstreamUrl.origin })
      return { url, adminUrl, looked: readiness.start() }
    },
    close() {
      closing ??= closeAll()
      return closing
    },
    reload: () => void reload(),
    async crash(error) {
      log.unexpected(undefined, error)
      await log.flush()
    },
  }
}
