import { createApp } from './app.ts'
import { openBrands } from './brands/brand-directory.ts'
import type { PurgeRequest } from './cache/brand-cache.ts'
import type { Config } from './config/config.ts'
import { describeRelease } from './config/release.ts'
import { clientBuild, loadWebBundle, type WebBundle } from './documents/web-bundle.ts'
import {
  createIdempotentExecution,
  createOperationIdempotency,
} from './http/operations/idempotent-execution.ts'
import { createAdmin } from './http/server/admin.ts'
import { createImages } from './images/create-images.ts'
import { createLifecycle, type Gateway } from './lifecycle.ts'
import { createAccountInLog } from './observability/account-in-log.ts'
import { loadTracing } from './observability/load-tracing.ts'
import { createLog, type Log } from './observability/log.ts'
import { createMetrics } from './observability/metrics.ts'
import { platformObserver } from './observability/observers.ts'
import type { Tracing } from './observability/otlp-tracing.ts'
import { createReconciler } from './outcomes/create-reconciler.ts'
import type { OutcomeReconciler } from './outcomes/outcome-reconciler.ts'
import { tellPeople } from './outcomes/tell-people.ts'
import { createPreviewLinks } from './previews/preview-links.ts'
import { createDeviceCookie, createSessionCookie } from './session/cookies.ts'
import { createSessions, sessionSecrets, warnOfMissingKeys } from './session/create-sessions.ts'
import { createJournals } from './shared-state/create-journals.ts'
import { loadRedisLink } from './shared-state/redis/load-redis-link.ts'
import type { RedisLink } from './shared-state/redis/redis-link.ts'
import { openCacheFill } from './shared-state/shared-cache/cache-fill.ts'
import { createImageAddresses } from './sites/content/image-addresses.ts'
import { createSites } from './sites/create-sites.ts'
import { createKnownHosts } from './sites/known-hosts.ts'
import { openCache } from './sites/open-cache.ts'
import { purgeSite } from './sites/purge-site.ts'
import { createBrandThemes } from './templates/brand-themes.ts'
import { openTemplates } from './templates/templates.ts'
import { createPlatform, type Platform } from './upstream/platform.ts'
import { platformSettings } from './upstream/platform-settings.ts'

/**
 * Assembles the gateway from its configuration.
 *
 * @throws when the client has not been built
 */
export async function createGateway(config: Config, openLog = createLog): Promise<Gateway> {
  const secrets = sessionSecrets(config.sessionKeys)
  const log = openLog(config, createAccountInLog(config.logAccount, secrets))
  warnOfMissingKeys(config.sessionKeys, log)
  const bundle = await loadWebBundle(clientBuild)
  const release = describeRelease(config.revision, bundle.buildId)
  const metrics = createMetrics(config.brandDomains, release)
  const link = await loadRedisLink(config.redisUrl, log, metrics)
  const tracing = await loadTracing(config.otlpEndpoint)
  const { cache, saveSnapshot } = await openCache(config, log, metrics)
  const images = createImages(config, log)
  const { templates, themes, previewLinks } = openLooks(config, bundle, secrets, log)
  const purge = (request: PurgeRequest) => {
    templates.purge(request)
    return purgeSite(cache, request) + images.sized.purge(request)
  }
  const fill = openCacheFill(link, bundle.buildId, purge)
  const platform = createPlatform({ ...platformSettings(config), ...platformObserver(log, metrics) })
  const imageAddress = createImageAddresses(config.upstreamUrl)
  const sites = createSites(config, { platform, cache, fill, imageAddress }, log)
  const journals = createJournals(config, log, metrics)
  const sessions = await createSessions(secrets, { link, journal: journals.endedSessions, metrics })
  const cookie = createSessionCookie(config.publicScheme)
  const device = createDeviceCookie(config.publicScheme, secrets)
  const hosts = createKnownHosts(config.brandDomains, cache)
  const onNeedsPeople = tellPeople(log, metrics)
  const { idempotency, intents } = await createOperationIdempotency({ ...config, onNeedsPeople }, secrets, {
    link,
    journals,
  })
  const execute = createIdempotentExecution(idempotency)
  let publicPort = config.port
  const brands = openBrands(config, () => publicPort)
  const parts = { config, log, metrics, tracing, link, bundle, cache, platform, sites, sessions, brands }
  const reconciler = createReconciler({
    ...parts,
    intents,
    onNeedsPeople,
    imageAddress,
    settle: idempotency.settle,
  })
  const site = { themes, previewLinks, hosts, images, imageAddress }
  const app = await createApp({ ...parts, ...site, cookie, device, execute, secrets })
  const purgeOthers = async (request: PurgeRequest) => fill?.purge(request)
  const studio = { config, brands, bundle, templates, links: previewLinks }
  const { adminHosts: adminNames, supportLogFiles: logFiles } = config
  return createLifecycle({
    config,
    release,
    log,
    app,
    createAdmin: (isReady) =>
      createAdmin({ hosts: adminNames, release, metrics, isReady, purge, purgeOthers, studio, logFiles }),
    open: async () => link?.open(),
    onListening: (port) => {
      publicPort = port
      reconciler.start()
    },
    closeAfter: closedAfterListeners({ reconciler, platform, saveSnapshot, journals, tracing, link }),
  })
}

/** The templates, and the links that show one which a brand does not have. */
function openLooks(config: Config, { templateFaults }: WebBundle, secrets: readonly Buffer[], log: Log) {
  const templates = openTemplates(config.templatesDirectory, templateFaults, log)
  return {
    templates,
    themes: createBrandThemes(templates, log),
    previewLinks: createPreviewLinks(secrets, templateFaults),
  }
}

interface Closable {
  reconciler: Pick<OutcomeReconciler, 'close'>
  platform: Pick<Platform, 'close'>
  saveSnapshot: () => unknown
  journals: ReturnType<typeof createJournals>
  tracing: Tracing | undefined
  link: RedisLink | undefined
}

/** What is closed after the listeners, in this order. */
function closedAfterListeners(parts: Closable) {
  const { reconciler, platform, saveSnapshot, journals, tracing, link } = parts
  return [
    { name: 'reconciler', close: () => reconciler.close() },
    { name: 'platform', close: () => platform.close() },
    { name: 'snapshot', close: saveSnapshot },
    { name: 'endedSessions', close: () => journals.endedSessions?.close() },
    { name: 'begunWrites', close: () => journals.begunWrites?.close() },
    { name: 'openIntents', close: () => journals.openIntents?.close() },
    { name: 'tracing', close: () => tracing?.close() },
    { name: 'redis', close: () => link?.close() },
  ]
}
