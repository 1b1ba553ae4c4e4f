import { openObservability } from './composition/observability.ts'
import { openSite } from './composition/site.ts'
import { openStores } from './composition/stores.ts'
import { openUpstream } from './composition/upstream.ts'
import { warnOfSettings } from './composition/warn-of-settings.ts'
import type { Config } from './config/config.ts'
import { describeRelease } from './config/release.ts'
import { clientBuild, loadWebBundle } from './documents/web-bundle.ts'
import { createListeners, type Listening } from './listeners.ts'
import { createLog } from './observability/log.ts'
import { createAccountInLog } from './observability/log-lines.ts'
import { sessionSecrets, warnOfMissingKeys } from './session/create-sessions.ts'

export interface Gateway {
  /** Opens both listeners. @throws with a sentence that names the port when it is taken */
  listen(): Promise<Listening>
  /**
   * Reports not ready, gives proxies time to notice, lets open requests finish and closes everything. Never rejects; a
   * second call joins the first.
   */
  close(): Promise<void>
  /** Logs an error that nobody caught, and resolves when it is written, or soon. The process cannot go on after it. */
  crash(error: unknown): Promise<void>
}

/**
 * Assembles the gateway from its configuration. Each part closes what it opened.
 *
 * @throws when the client has not been built
 */
export async function createGateway(config: Config, openLog = createLog): Promise<Gateway> {
  const secrets = sessionSecrets(config.sessionKeys)
  const log = openLog(config, createAccountInLog(config.logAccount, secrets))
  warnOfMissingKeys(config.sessionKeys, log)
  warnOfSettings(config, log)
  const bundle = await loadWebBundle(clientBuild)
  const release = describeRelease(config.revision, bundle.buildId)

  const observability = await openObservability(config, release, log)
  const upstream = openUpstream(config, observability)
  const stores = await openStores(config, secrets, observability)
  const site = openSite(config, { bundle, secrets, observability, stores, upstream })
  const parts = { bundle, secrets, observability, stores, upstream, site }
  const listeners = await createListeners(config, release, parts)

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
    async crash(error) {
      log.unexpected(undefined, error)
      await log.flush()
    },
  }
}
