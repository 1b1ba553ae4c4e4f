import type {
  BrandCacheOptions,
  CacheStats,
  GetOptions,
  Purged,
  PurgeRequest,
} from './brand-cache-options.ts'
import { type BrandRef, type CacheKey, type CacheKind, cacheKey } from './cache-key.ts'
import { CacheLoads } from './cache-loads.ts'
import { CacheWaitTimeout } from './cache-timeout.ts'
import type { Cached, CachePolicy, Load } from './cached.ts'
import { monotonicClock } from './clock.ts'
import { deepFreeze } from './deep-freeze.ts'
import type { CacheEntry } from './partition.ts'
import { Partitions } from './partitions.ts'
import type { SnapshotEntry } from './snapshot/snapshot-entry.ts'
import { cachedFrom, type StoredValue } from './stored-value.ts'
import { waitFor } from './wait-for.ts'

export type BrandCache = ReturnType<typeof createBrandCache>

/**
 * The per-brand cache: a value is fresh, then stale while asking again, then stale while asking fails, and then the
 * failure shows. Every operation takes constant time, save those that concern everything (purge, snapshot).
 */
export function createBrandCache(options: BrandCacheOptions) {
  const { clock = monotonicClock, random = Math.random, onEvent = () => {} } = options
  const partitions = new Partitions(options, (host, entries) => onEvent({ type: 'evicted', host, entries }))
  const loads = new CacheLoads(partitions, { ...options, clock, random, onEvent })

  /** A fresh value, without a promise; else nothing, and `get` decides. */
  function peek<T>(key: CacheKey): Cached<T> | undefined {
    const partition = partitions.find(key.host)
    const entry = partition?.find(key)
    const now = clock.now()
    if (!partition || !entry?.stored || now >= entry.stored.freshUntil) return undefined
    partition.touch(entry)
    onEvent({ type: 'hit', key })
    return cachedFrom(entry.stored, 'hit', now)
  }

  /**
   * The value of a key: from memory, or loaded once for all who ask meanwhile.
   * @throws CacheWaitTimeout, the reason of `signal`, CacheLoadTimeout, or what `load` threw (also remembered).
   */
  async function get<T>(
    key: CacheKey,
    policy: CachePolicy,
    load: Load<T>,
    { signal, waitMs = options.waitMs }: GetOptions = {},
  ): Promise<Cached<T>> {
    const now = clock.now()
    const entry = partitions.open(key)
    const stored = usable(entry, policy, now)
    if (stored) {
      const status = now < stored.freshUntil ? 'hit' : 'stale'
      if (status === 'stale' && mayRefresh(entry, now)) loads.start(entry, policy, load)
      onEvent({ type: status, key })
      return cachedFrom(stored, status, now)
    }
    if (!entry.load && entry.failure && now < entry.failure.rememberedUntil) {
      onEvent({ type: 'failureRemembered', key })
      throw entry.failure.error
    }
    const status = entry.load ? 'coalesced' : 'miss'
    onEvent({ type: status, key })
    const work = entry.load ?? loads.start(entry, policy, load)
    try {
      return cachedFrom(await waitFor(work, key, clock, waitMs, signal), status, clock.now())
    } catch (error) {
      if (error instanceof CacheWaitTimeout && error.key === key) onEvent({ type: 'waitTimeout', key })
      throw error
    }
  }

  /** Forgets values and failures. What is being loaded reaches those who wait for it, and is not kept. */
  function purge({ host, kind, dryRun = false }: PurgeRequest): Purged {
    const purged = { entries: 0, loads: 0 }
    for (const partition of partitions.matching(host)) {
      const entries = partition.entries(kind)
      purged.entries += entries.filter((entry) => entry.stored).length
      purged.loads += entries.filter((entry) => entry.load).length
      if (!dryRun) partition.clear(kind)
    }
    if (!dryRun) onEvent({ type: 'purged', host, kind, ...purged })
    return purged
  }

  /** Changes whenever a value of the brand's kind changes or is purged; never repeats. 0 before the first. */
  function generation(brand: BrandRef, kind: CacheKind): number {
    return partitions.find(brand.host)?.generation(kind) ?? 0
  }

  /** The values of some kinds, for a snapshot; the brands used last come first. */
  function* entries(kinds: readonly CacheKind[]): Generator<SnapshotEntry> {
    for (const partition of partitions.matching().reverse()) {
      for (const { key, stored } of partition.entries()) {
        if (!stored || stored.shortLived || !kinds.includes(key.kind)) continue
        const { host, kind, name } = key
        const { value, bytes, partial } = stored
        yield {
          host,
          kind,
          name,
          value,
          bytes,
          ...(partial && { partial }),
          ageMs: clock.now() - stored.storedAt,
        }
      }
    }
  }

  /** Puts values of a snapshot in as stale, with the age they had; what is there already stays. */
  function restore(saved: Iterable<SnapshotEntry>): void {
    const now = clock.now()
    for (const { host, kind, name, value, bytes, partial, ageMs } of saved) {
      const entry = partitions.open(cacheKey({ host }, kind, name))
      if (entry.stored || !entry.partition.fits(entry, bytes)) continue
      const at = { storedAt: now - ageMs, freshUntil: now, generation: entry.partition.bumpGeneration(kind) }
      entry.partition.store(entry, { value: deepFreeze(value), bytes, ...(partial && { partial }), ...at })
      partitions.makeRoom(entry)
    }
  }

  function stats(): CacheStats {
    const { entries, bytes } = partitions.usage
    return { brands: partitions.brands, entries, bytes, loads: loads.inFlight }
  }

  return { peek, get, purge, generation, entries, restore, stats }
}

/** What may still be served; what is older than stale is dropped. */
function usable(entry: CacheEntry, policy: CachePolicy, now: number): StoredValue | undefined {
  if (entry.stored && now >= entry.stored.storedAt + policy.freshMs + policy.staleMs)
    entry.partition.empty(entry)
  return entry.stored
}

function mayRefresh(entry: CacheEntry, now: number): boolean {
  return !entry.load && now >= (entry.failure?.retryAt ?? 0)
}
