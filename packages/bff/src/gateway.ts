import { openObservability } from './composition/observability.ts'
import { createReload } from './composition/reload.ts'
import { openSite } from './composition/site.ts'
import { openStores } from './composition/stores.ts'
import { realTiming } from './composition/timing.ts'
import { openUpstream } from './composition/upstream.ts'
import { warnOfSettings } from './composition/warn-of-settings.ts'
import { describeRelease } from './config/release.ts'
import { clientBuild, loadWebBundle } from './documents/web-bundle.ts'
import { createListeners, type Listening } from './listeners.ts'
import { createLog } from './observability/log.ts'
import { createAccountInLog } from './observability/log-lines.ts'
import { sessionSecrets, warnOfMissingKeys } from './session/create-sessions.ts'
import type { Reading } from './settings/settings.ts'

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

type GoodReading = Extract<Reading, { config: unknown }>

/**
 * Assembles the gateway from its configuration. Each part closes what it opened.
 *
 * @throws when the client has not been built
 */
export async function createGateway(
  { config, reread }: GoodReading,
  openLog = createLog,
  timing = realTiming,
): Promise<Gateway> {
  const settings = { now: config.live }
  const secrets = sessionSecrets(config.sessionKeys)
  const { live, instance, logAccount } = config
  const log = openLog({ level: live.logLevel, instance }, createAccountInLog(logAccount, secrets))
  warnOfMissingKeys(config.sessionKeys, log)
  warnOfSettings(config, log)
  const bundle = await loadWebBundle(clientBuild)
  const release = describeRelease(config.revision, bundle.buildId)

  const observability = await openObservability(config, release, log)
  const upstream = openUpstream(config, observability, timing)
  const stores = await openStores(config, secrets, observability, timing)
  const site = openSite(config, settings, { bundle, secrets, observability, stores, upstream })
  const parts = { settings, bundle, secrets, observability, stores, upstream, site }
  const reload = createReload(settings, reread, log)
  const listeners = await createListeners(config, release, reload, parts)

  async function closeAll() {
    for (const part of [listeners, site, upstream, stores, observability]) await part.close()
    log.notice('info', 'stopped')
    await log.flush()
  }
  let closing: Promise<void> | undefined

  return {
    listen: () => listeners.listen(),
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
