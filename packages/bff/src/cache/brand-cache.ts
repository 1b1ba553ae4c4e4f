import type { CacheEvent } from './cache-event.ts'
import { CacheLoads } from './cache-loads.ts'
import {
  type BrandRef,
  type Cached,
  type CacheKey,
  type CacheKind,
  type CachePolicy,
  type Clock,
  cachedFrom,
  cacheKey,
  deepFreeze,
  type Load,
  monotonicClock,
  type StoredValue,
} from './cached.ts'
import type { CacheEntry, Failure, FailureMemory } from './partition.ts'
import { type CacheLimits, Partitions } from './partitions.ts'
import type { SnapshotEntry } from './snapshot-format.ts'
import { CacheWaitTimeout, waitFor } from './waiting.ts'

/**
 * The cache of all brands. A value is fresh, then stale while it is refreshed or the refresh fails; after that the
 * failure is thrown. Every operation takes constant time, except purges and snapshots.
 */
export class BrandCache {
  readonly #partitions: Partitions
  readonly #loads: CacheLoads
  readonly #clock: Clock
  readonly #waitMs: number
  readonly #onEvent: (event: CacheEvent) => void

  constructor(options: BrandCacheOptions) {
    const { clock = monotonicClock, random = Math.random, onEvent = () => {}, waitMs } = options
    this.#clock = clock
    this.#waitMs = waitMs
    this.#onEvent = onEvent
    this.#partitions = new Partitions(options, (host, entries) => onEvent({ type: 'evicted', host, entries }))
    this.#loads = new CacheLoads(this.#partitions, { ...options, clock, random, onEvent })
  }

  /** Returns a fresh value synchronously; undefined if `get` has to decide. */
  peek<T>(key: CacheKey): Cached<T> | undefined {
    const partition = this.#partitions.find(key.host)
    const entry = partition?.find(key)
    const now = this.#clock.now()
    if (!partition || !entry?.stored || now >= entry.stored.freshUntil) return undefined
    partition.touch(entry)
    this.#onEvent({ type: 'hit', key })
    return cachedFrom(entry.stored, 'hit', now)
  }

  /** The value that is kept for a key, however old. */
  stored<T>(key: CacheKey): T | undefined {
    const stored = this.#partitions.find(key.host)?.find(key)?.stored
    return stored && cachedFrom<T>(stored, 'hit', this.#clock.now()).value
  }

  /** Whether `get` would start a load and wait for it. Opens no entry. */
  startsLoad(key: CacheKey, policy: CachePolicy): boolean {
    const entry = this.#partitions.find(key.host)?.find(key)
    const now = this.#clock.now()
    return !entry || !(usable(entry, policy, now) || entry.load || isRemembered(entry.failure, now))
  }

  /**
   * Returns the value of a key from memory, or loads it once for all concurrent callers.
   * @throws CacheWaitTimeout, the reason of `signal`, CacheLoadTimeout, or what `load` threw (also while remembered)
   */
  async get<T>(
    key: CacheKey,
    policy: CachePolicy,
    load: Load<T>,
    { signal, waitMs = this.#waitMs }: GetOptions = {},
  ): Promise<Cached<T>> {
    const now = this.#clock.now()
    const entry = this.#partitions.open(key)
    const stored = usable(entry, policy, now)
    if (stored) {
      const status = now < stored.freshUntil ? 'hit' : 'stale'
      if (status === 'stale' && mayRefresh(entry, now)) void this.#loads.start(entry, policy, load)
      this.#onEvent({ type: status, key })
      return cachedFrom(stored, status, now)
    }
    if (!entry.load && isRemembered(entry.failure, now)) {
      this.#onEvent({ type: 'failureRemembered', key })
      throw entry.failure.error
    }
    const status = entry.load ? 'coalesced' : 'miss'
    this.#onEvent({ type: status, key })
    const work = entry.load ?? this.#loads.start(entry, policy, load)
    try {
      return cachedFrom(await waitFor(work, key, this.#clock, waitMs, signal), status, this.#clock.now())
    } catch (error) {
      if (error instanceof CacheWaitTimeout && error.key === key) this.#onEvent({ type: 'waitTimeout', key })
      throw error
    }
  }

  /** Whether a value has been stored for the host. Until then the host may be invented. */
  isVerified(host: string): boolean {
    return this.#partitions.find(host)?.verified ?? false
  }

  /** The hosts of which a value has been stored, least recently used first. */
  verifiedHosts(): string[] {
    return this.#partitions
      .matching()
      .filter(({ verified }) => verified)
      .map(({ host }) => host)
  }

  /** What is kept for a key, and whether its last load failed; nothing is loaded, and nothing counts as used. */
  inspect<T>(key: CacheKey): { kept: Cached<T> | undefined; isFailing: boolean } {
    const entry = this.#partitions.peek(key.host)?.find(key)
    const kept = entry?.stored && cachedFrom<T>(entry.stored, 'hit', this.#clock.now())
    return { kept, isFailing: entry?.failure !== undefined }
  }

  /** Whether `get` would start a load now, where no value is stored. */
  wouldLoad(key: CacheKey): boolean {
    const entry = this.#partitions.find(key.host)?.find(key)
    if (!entry) return true
    return !entry.load && !(entry.failure && this.#clock.now() < entry.failure.rememberedUntil)
  }

  /** Removes values and remembered failures. Loads in flight still reach waiting callers but are not stored. */
  purge({ host, kind, dryRun = false }: PurgeRequest): Purged {
    const purged = { entries: 0, loads: 0 }
    for (const partition of this.#partitions.matching(host)) {
      const entries = partition.entries(kind)
      purged.entries += entries.filter((entry) => entry.stored).length
      purged.loads += entries.filter((entry) => entry.load).length
      if (!dryRun) partition.clear(kind)
    }
    if (!dryRun) this.#onEvent({ type: 'purged', host, kind, ...purged })
    return purged
  }

  /** Changes whenever a value of the kind changes or is purged, and never repeats; 0 initially. */
  generation(brand: BrandRef, kind: CacheKind): number {
    return this.#partitions.find(brand.host)?.generation(kind) ?? 0
  }

  /** The values of the given kinds for a snapshot, most recently used brands first. */
  *entries(kinds: readonly CacheKind[]): Generator<SnapshotEntry> {
    for (const partition of this.#partitions.matching().reverse()) {
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
          ageMs: this.#clock.now() - stored.storedAt,
        }
      }
    }
  }

  /** Restores the values of a snapshot as stale, with their age. Values already in memory are not replaced. */
  restore(saved: Iterable<SnapshotEntry>): void {
    const now = this.#clock.now()
    for (const { host, kind, name, value, bytes, partial, ageMs } of saved) {
      const entry = this.#partitions.open(cacheKey({ host }, kind, name))
      if (entry.stored || !entry.partition.fits(entry, bytes)) continue
      const at = { storedAt: now - ageMs, freshUntil: now, generation: entry.partition.bumpGeneration(kind) }
      entry.partition.store(entry, { value: deepFreeze(value), bytes, ...(partial && { partial }), ...at })
      this.#partitions.makeRoom(entry)
    }
  }

  stats(): CacheStats {
    const { entries, bytes } = this.#partitions.usage
    return { brands: this.#partitions.brands, entries, bytes, loads: this.#loads.inFlight }
  }
}

/** Returns the value if it may still be served, and drops it if its stale period is over. */
function usable(entry: CacheEntry, policy: CachePolicy, now: number): StoredValue | undefined {
  if (entry.stored && now >= entry.stored.storedAt + policy.freshMs + policy.staleMs)
    entry.partition.empty(entry)
  return entry.stored
}

function isRemembered(failure: Failure | undefined, now: number): failure is Failure {
  return failure !== undefined && now < failure.rememberedUntil
}

function mayRefresh(entry: CacheEntry, now: number): boolean {
  return !entry.load && now >= (entry.failure?.retryAt ?? 0)
}

export interface BrandCacheOptions extends CacheLimits {
  /** How long a failure is rethrown without loading again: 1 to 3 seconds. */
  readonly failureMemoryMs: FailureMemory
  /** How long a caller waits for a load that it or another caller started. */
  readonly waitMs: number
  /** When a hanging load is abandoned; longer than any deadline inside a load. */
  readonly abandonAfterMs: number
  readonly clock?: Clock
  /** 0 to 1, for jitter. */
  readonly random?: () => number
  readonly onEvent?: (event: CacheEvent) => void
}

export interface GetOptions {
  /** Aborted when the caller has disconnected: only this caller stops waiting. */
  readonly signal?: AbortSignal | undefined
  readonly waitMs?: number | undefined
}

/** What to purge; omitted fields mean all. */
export interface PurgeRequest {
  readonly host?: string | undefined
  readonly kind?: CacheKind | undefined
  readonly dryRun?: boolean | undefined
}

/** Purged values, and loads in flight whose result will not be stored. */
export interface Purged {
  readonly entries: number
  readonly loads: number
}

/** Current usage. `entries` includes keys without a value (loading, or recently failed). */
export interface CacheStats {
  readonly brands: number
  readonly entries: number
  readonly bytes: number
  readonly loads: number
}

/** Abandons loads that hang. A load may make several platform calls, each with its own deadline. */
export const abandonLoadAfterMs = 60_000

/** How long to wait for a load on another replica, which may have died. */
export const otherReplicaWaitMs = 2000
