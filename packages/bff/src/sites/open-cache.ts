import { abandonLoadAfterMs, BrandCache, otherReplicaWaitMs } from '../cache/brand-cache.ts'
import { createSnapshot } from '../cache/snapshot.ts'
import type { Config } from '../config/config.ts'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import { cacheEventObserver, logSnapshotEvent } from '../observability/observers.ts'
import { createSnapshotListener, restoreSnapshot } from './cache-snapshot.ts'

const mebibyte = 1024 * 1024
const cacheLimits = {
  maxBrands: 10_000,
  maxEntriesPerBrand: 2000,
  maxBytesPerBrand: 32 * mebibyte,
  maxBytes: 192 * mebibyte,
  failureMemoryMs: { min: 1000, max: 3000 },
} as const
const snapshotBytes = 64 * mebibyte
// Waiting ends after the deadline of a load, so that requests report its error rather than a timeout.
const waitMarginMs = 500

export interface OpenCache {
  cache: BrandCache
  /** Resolves when the snapshot on disk is up to date. */
  saveSnapshot(): Promise<void>
}

/** Opens the cache of the brands' public data, filled from the snapshot on disk. */
export async function openCache(
  config: Pick<Config, 'snapshotDirectory' | 'upstreamDeadlineMs' | 'redisUrl'>,
  log: Log,
  metrics: Metrics,
): Promise<OpenCache> {
  const { snapshotDirectory: directory, upstreamDeadlineMs, redisUrl } = config
  const snapshot =
    directory === undefined
      ? undefined
      : createSnapshot({ directory, maxBytes: snapshotBytes, onEvent: logSnapshotEvent(log) })
  const observe = cacheEventObserver(log, metrics)
  const saveSnapshotOn = snapshot && createSnapshotListener(() => cache, snapshot)
  const cache: BrandCache = new BrandCache({
    ...cacheLimits,
    waitMs: (redisUrl ? otherReplicaWaitMs : 0) + upstreamDeadlineMs + waitMarginMs,
    abandonAfterMs: abandonLoadAfterMs,
    onEvent(event) {
      observe(event)
      saveSnapshotOn?.(event)
    },
  })
  if (snapshot) await restoreSnapshot(cache, snapshot)
  return { cache, saveSnapshot: async () => void (await snapshot?.flush()) }
}
