import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { createApp } from './app.ts'
import { createBrandDirectory } from './brands/brand-directory.ts'
import { createSites } from './brands/create-sites.ts'
import { createImageAddresses } from './brands/image-addresses.ts'
import { restoreSnapshot, snapshotOnEvent } from './brands/keep-snapshot.ts'
import { sanitiseHtml } from './brands/sanitise-html.ts'
import { type BrandCache, createBrandCache } from './cache/brand-cache.ts'
import type { PurgeRequest } from './cache/brand-cache-options.ts'
import { createSnapshot } from './cache/snapshot.ts'
import type { Config } from './config.ts'
import { purgeSite } from './documents/purge-site.ts'
import { loadWebBundle } from './documents/web-bundle.ts'
import { createAdmin } from './http/admin.ts'
import { closeWithoutWaiting } from './http/close-without-waiting.ts'
import { endConnections } from './http/end-connections.ts'
import { createIdempotentExecution, KeptRefusal, wasNeverSent } from './http/idempotent-execution.ts'
import { listenOn } from './http/listen-on.ts'
import { createLog, type Log } from './observability/log.ts'
import { createMetrics } from './observability/metrics.ts'
import {
  cacheEventObserver,
  logAnalytics,
  logRedisEvent,
  logSnapshotEvent,
  platformObserver,
} from './observability/observers.ts'
import type { Tracing } from './observability/tracing.ts'
import { createPictureSource } from './pictures/picture-source.ts'
import { createShrinkPicture } from './pictures/shrink-picture.ts'
import { createSizedPictures } from './pictures/sized-pictures.ts'
import { createPlatform } from './platform/platform.ts'
import { createRevocations } from './session/revocations.ts'
import { createSessionCookie } from './session/session-cookie.ts'
import { createSessionSeal } from './session/session-seal.ts'
import { createSessions, sessionLimits } from './session/sessions.ts'
import { createCacheFill } from './state/cache-fill.ts'
import { createIdempotency } from './state/idempotency.ts'
import { localLink } from './state/local-link.ts'
import type { RedisLink } from './state/redis-link.ts'
import { createValueSeal } from './state/value-seal.ts'

export interface Gateway {
  /** Opens both listeners. @throws with a sentence that names the port when it is taken */
  listen(): Promise<{ url: string; adminUrl: string }>
  /** Readiness false, a while for the proxies to notice, then open requests finish and all is closed; asked again, the same end. */
  close(): Promise<void>
}

const mebibyte = 1024 * 1024
const cacheLimits = {
  maxBrands: 10_000,
  maxEntriesPerBrand: 2000,
  maxBytesPerBrand: 32 * mebibyte,
  maxBytes: 192 * mebibyte,
  failureMemoryMs: { min: 1000, max: 3000 },
} as const

const snapshotBytes = 64 * mebibyte
// Against loads that hang for ever; a load may be many calls, each with a deadline of its own.
const abandonAfterMs = 60_000
// How long to wait for another replica's load: one that died must not hold this one's visitors up.
const otherReplicaMs = 2000
// Beyond the deadline of a load: who waits for it hears how it failed, and not that it took long.
const waitMarginMs = 500
// Beyond the deadline of a write: whoever ran it for longer has died.
const runningMarginMs = 5000

const clientBuild = fileURLToPath(new URL('../../web/dist', import.meta.url))

/**
 * Puts the gateway together from its configuration.
 *
 * @throws when the client has not been built
 */
export async function createGateway(config: Config, log: Log = createLog(config)): Promise<Gateway> {
  const bundle = await loadWebBundle(clientBuild)
  const metrics = createMetrics(config.brandDomains)
  const link = config.redisUrl ? await loadRedisLink(config.redisUrl, log) : undefined
  const tracing = config.otlpEndpoint && (await loadTracing(config.otlpEndpoint))
  const snapshot = config.snapshotDirectory
    ? createSnapshot({
        directory: config.snapshotDirectory,
        maxBytes: snapshotBytes,
        onEvent: logSnapshotEvent(log),
      })
    : undefined
  const observeCache = cacheEventObserver(log, metrics)
  const keepSnapshot = snapshot && snapshotOnEvent(() => cache, snapshot)
  const cache: BrandCache = createBrandCache({
    ...cacheLimits,
    waitMs: (link ? otherReplicaMs : 0) + config.upstreamDeadlineMs + waitMarginMs,
    abandonAfterMs,
    onEvent(event) {
      observeCache(event)
      keepSnapshot?.(event)
    },
  })
  if (snapshot) await restoreSnapshot(cache, snapshot)
  const pictureSource = createPictureSource(config.upstreamUrl)
  const sizedPictures = createSizedPictures({
    source: pictureSource,
    platformHost: config.upstreamUrl.host,
    shrinkPicture: createShrinkPicture((reason) => log.notice('warn', 'picturesAsTheyAre', { reason })),
  })
  const purge = (request: PurgeRequest) => purgeSite(cache, request) + sizedPictures.purge(request)
  const fill =
    link &&
    createCacheFill({
      link,
      version: bundle.buildId,
      onPurge: (scope) => void purge(scope),
      lockMs: abandonAfterMs,
      waitMs: otherReplicaMs,
    })
  const platform = createPlatform({
    baseUrl: config.upstreamUrl.href,
    attemptTimeoutMs: config.upstreamTimeoutMs,
    deadlineMs: config.upstreamDeadlineMs,
    connections: config.upstreamConnections,
    pathOverrides: config.platformFile.paths,
    kindOverrides: config.platformFile.kinds,
    ...platformObserver(log, metrics),
  })
  const imageAddress = createImageAddresses(config.upstreamUrl)
  const sites = createSites({
    platform,
    cache,
    fill,
    freshness: config.freshness,
    off: config.platformFile.off,
    chatScriptUrl: config.chatScriptUrl,
    imageAddress,
    sanitiseHtml: (html) => sanitiseHtml(html, imageAddress),
    onAnalytics: logAnalytics(log),
  })
  const secrets = config.sessionKeys.length > 0 ? config.sessionKeys : [temporaryKey(log)]
  const idempotency = createIdempotency({
    link: link ?? localLink,
    seal: createValueSeal(secrets),
    refusal: KeptRefusal,
    wasNeverSent,
    runningMs: config.upstreamDeadlineMs + runningMarginMs,
    waitMs: config.upstreamDeadlineMs,
  })
  const sessions = createSessions({
    seal: createSessionSeal(secrets),
    revocations: createRevocations({
      keepMs: sessionLimits.absoluteMs,
      now: Date.now,
      ...(link && { link }),
    }),
    now: Date.now,
    onEvent: metrics.session,
  })
  let publicPort = config.port
  const brands = createBrandDirectory({
    domains: config.brandDomains,
    scheme: config.publicScheme,
    ...(!config.production && { publicPort: () => publicPort }),
  })
  const cookie = createSessionCookie(config.publicScheme)
  const app = await createApp({
    config,
    log,
    metrics,
    tracing,
    link,
    bundle,
    cache,
    platform,
    sites,
    sessions,
    brands,
    cookie,
    pictureSource,
    sizedPictures,
    imageAddress,
    execute: createIdempotentExecution(idempotency),
  })

  let closing: Promise<void> | undefined
  const admin = createAdmin({
    metrics,
    isReady: () => closing === undefined,
    purge,
    async purgeOthers(scope) {
      await fill?.purge(scope)
    },
  })

  return {
    async listen() {
      await link?.open()
      const adminUrl = await listenOn(admin, config.adminHost, config.adminPort, 'ADMIN_PORT')
      const url = await listenOn(app, config.host, config.port, 'PORT')
      publicPort = Number(new URL(url).port)
      log.notice('info', 'started', { url, adminUrl, platform: config.upstreamUrl.origin })
      return { url, adminUrl }
    },
    close() {
      closing ??= closeInOrder()
      return closing
    },
  }

  async function closeInOrder() {
    log.notice('info', 'draining', { forMs: config.shutdownDrainMs })
    endConnections(app)
    await new Promise((resolve) => setTimeout(resolve, config.shutdownDrainMs))
    await closeWithoutWaiting(app)
    await admin.close()
    await platform.close()
    await snapshot?.flush()
    await tracing?.close()
    link?.close()
    log.notice('info', 'stopped')
    log.flush()
  }
}

// What is not set is not loaded: start and memory are those of what is used.
async function loadRedisLink(url: string, log: Log): Promise<RedisLink> {
  const { createRedisLink } = await import('./state/redis-link.ts')
  return createRedisLink({ url, onEvent: logRedisEvent(log) })
}

async function loadTracing(endpoint: URL): Promise<Tracing> {
  const { createOtlpTracing } = await import('./observability/otlp-tracing.ts')
  return createOtlpTracing(endpoint)
}

function temporaryKey(log: Log): Buffer {
  log.notice('warn', 'sessionKeysMissing', {
    effect: 'sessions end when this process does; set SESSION_KEYS',
  })
  return randomBytes(32)
}
