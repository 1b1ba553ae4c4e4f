import type { BrandDirectory } from '../brands/brand-directory.ts'
import {
  abandonLoadAfterMs,
  BrandCache,
  otherReplicaWaitMs,
  type PurgeRequest,
} from '../cache/brand-cache.ts'
import type { CacheEvent } from '../cache/cache-event.ts'
import { cacheKey, durableKinds, monotonicClock } from '../cache/cached.ts'
import { createSnapshot, type Snapshot } from '../cache/snapshot.ts'
import type { SnapshotEntry } from '../cache/snapshot-format.ts'
import type { Log } from '../observability/log.ts'
import { logSnapshotEvent } from '../observability/observers.ts'
import type { Brand } from '../request/request-context.ts'
import type { Config } from '../settings/settings.ts'
import { type PublicData, StoredSite } from './sites.ts'

const mebibyte = 1024 * 1024
const cacheLimits = {
  maxBrands: 10_000,
  maxEntriesPerBrand: 2000,
  maxBytesPerBrand: 64 * mebibyte,
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

/**
 * Opens the cache of the brands' public data, filled with the last known good values of the previous process.
 * @param kept what the areas declare as public
 */
export async function openCache(
  config: Pick<Config, 'snapshotDirectory' | 'upstreamDeadlineMs' | 'redisUrl'>,
  kept: readonly PublicData<never, unknown>[],
  log: Log,
  observe: (event: CacheEvent) => void,
  clock = monotonicClock,
): Promise<OpenCache> {
  const { snapshotDirectory: directory, upstreamDeadlineMs, redisUrl } = config
  const snapshot =
    directory === undefined
      ? undefined
      : createSnapshot({ directory, maxBytes: snapshotBytes, onEvent: logSnapshotEvent(log) })
  const saveSnapshotOn = snapshot && saveOnChange(() => cache, snapshot)
  const cache: BrandCache = new BrandCache({
    ...cacheLimits,
    waitMs: (redisUrl ? otherReplicaWaitMs : 0) + upstreamDeadlineMs + waitMarginMs,
    abandonAfterMs: abandonLoadAfterMs,
    clock,
    onEvent(event) {
      observe(event)
      saveSnapshotOn?.(event)
    },
  })
  if (snapshot) await restore(cache, snapshot, kept)
  return { cache, saveSnapshot: async () => void (await snapshot?.flush()) }
}

async function restore(
  cache: BrandCache,
  snapshot: Snapshot,
  kept: readonly PublicData<never, unknown>[],
): Promise<void> {
  const schemaOf = ({ kind, name }: SnapshotEntry) =>
    kind === 'startup'
      ? StoredSite
      : kept.find((data) => data.kind === kind && (data.name === name || data.names?.includes(name)))?.schema
  const entries = await snapshot.load()
  cache.restore(entries.filter((entry) => schemaOf(entry)?.safeParse(entry.value).success))
}

/**
 * Makes a listener that saves the snapshot when the cache changes. A purge is written at once, so that a killed process
 * does not bring the purged value back.
 */
function saveOnChange(cache: () => BrandCache, snapshot: Snapshot): (event: CacheEvent) => void {
  const entries = () => cache().entries(durableKinds)
  return (event) => {
    if (event.type === 'stored' && durableKinds.some((kind) => kind === event.key.kind))
      snapshot.save(entries)
    if (event.type === 'purged') {
      snapshot.save(entries)
      void snapshot.flush()
    }
  }
}

/** Purges data and the documents rendered from it. @returns how many values were or, on a dry run, would be removed */
export function purgeSite(cache: BrandCache, request: PurgeRequest): number {
  const { entries } = cache.purge(request)
  if (request.kind === undefined || request.kind === 'document') return entries
  return entries + cache.purge({ ...request, kind: 'document' }).entries
}

/** Tells brands from hosts that a wildcard domain merely allows. */
export interface KnownHosts {
  /** Whether the settings name the host, or the platform has answered for it. */
  isBrand(brand: Brand): boolean
  /** Whether reading the host's start-up data would ask the platform now. */
  wouldAsk(brand: Brand): boolean
}

/** Makes the check of hosts against the configured domains and what the cache has learnt from the platform. */
export function createKnownHosts(brands: Pick<BrandDirectory, 'isNamed'>, cache: BrandCache): KnownHosts {
  return {
    isBrand: ({ host }) => brands.isNamed(host) || cache.isVerified(host),
    wouldAsk: (brand) => cache.wouldLoad(cacheKey(brand, 'startup', '')),
  }
}
