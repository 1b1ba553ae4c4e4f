import { setTimeout as sleep } from 'node:timers/promises'
import { type AppParts, createApp } from './app.ts'
import { closeEach } from './composition/close-each.ts'
import { createReadiness } from './composition/readiness.ts'
import type { Reload } from './composition/reload.ts'
import type { Release } from './config/release.ts'
import { watchBrands } from './doctor/watch/watch-brands.ts'
import { createAdmin } from './http/admin/admin.ts'
import { createBrandStatuses } from './http/admin/brand-statuses.ts'
import { drainConnections } from './http/hooks/every-response.ts'
import { closeGracefully, listenOn } from './http/server/connections.ts'
import { createReconciler, reportManualReview } from './outcomes/create-reconciler.ts'
import type { Config } from './settings/settings.ts'

export interface Listening {
  url: string
  adminUrl: string
  looked: Promise<void>
}

/** The public and the private listener, and what works beside them. */
export interface Listeners {
  /**
   * Opens both listeners.
   * @returns their addresses; `looked` resolves once the gateway has looked whether a brand can be served
   * @throws with a sentence that names the port when it is taken
   */
  listen(): Promise<Listening>
  /** Reports not ready, gives proxies time to notice, and lets open requests finish. */
  close(): Promise<void>
}

/** Makes the listeners over the gateway's parts; nothing is open before `listen`. */
export async function createListeners(
  config: Config,
  release: Release,
  reload: Reload,
  parts: AppParts,
): Promise<Listeners> {
  const { settings, bundle, secrets, observability, stores, upstream, site } = parts
  const { log, metrics, troubles } = observability
  const { platform } = upstream
  const { link, sessions, intents, unsettled, idempotency, failures } = stores
  const { brands, sites, imageAddress, templates, previewLinks, purge, purgeOthers } = site
  const drainMs = config.shutdownDrainSeconds * 1000
  const readiness = createReadiness(config, { settings, brands, sites, log })
  const doctor = watchBrands(config, { settings, bundle, brands, sites, link, log, metrics })
  const app = await createApp(config, parts)
  const admin = createAdmin({
    log,
    settings,
    reload,
    hosts: [...config.adminHosts, config.adminHost.toLowerCase()],
    release,
    metrics,
    isReady: readiness.isReady,
    brandStatuses: createBrandStatuses({
      settings,
      brands,
      sites,
      templates,
      breakerOf: platform.breakerOf,
      troubles,
      examinationOf: doctor.resultOf,
    }),
    purge,
    purgeOthers,
    support: {
      files: config.supportLogFiles,
      failures,
      accounts: { logAccount: config.logAccount, secrets },
    },
    studio: { settings, brands, bundle, templates, links: previewLinks },
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
  const closing = [
    { name: 'publicListener', close: () => closeGracefully(app) },
    { name: 'adminListener', close: () => admin.close() },
    { name: 'reconciler', close: () => reconciler.close() },
    { name: 'doctor', close: () => doctor.close() },
  ]

  return {
    async listen() {
      await link?.open()
      const adminUrl = await listenOn(admin, config.adminHost, config.adminPort, 'ADMIN_PORT')
      const url = await listenOn(app, config.host, config.port, 'PORT')
      site.listensAt(Number(new URL(url).port))
      reconciler.start()
      doctor.start()
      site.clientFiles.share()
      log.notice('info', 'started', { ...release, url, adminUrl, platformUrl: config.upstreamUrl.origin })
      return { url, adminUrl, looked: readiness.start() }
    },
    async close() {
      readiness.stop()
      log.notice('info', 'draining', { forMs: drainMs })
      drainConnections(app)
      await sleep(drainMs)
      await closeEach(closing, log)
    },
  }
}
