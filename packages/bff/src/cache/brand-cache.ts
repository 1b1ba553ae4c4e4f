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
import { Shelves } from './shelves.ts'
import { cachedFrom, type Held, type Slot } from './slot.ts'
import type { SnapshotEntry } from './snapshot-entry.ts'
import { waitFor } from './wait-for.ts'

export type BrandCache = ReturnType<typeof createBrandCache>

/**
 * The per-brand cache: a value is fresh, then stale while asking again, then stale while asking fails, and then the
 * failure shows. Every operation takes constant time, save those that concern everything (purge, snapshot).
 */
export function createBrandCache(options: BrandCacheOptions) {
  const { clock = monotonicClock, random = Math.random, onEvent = () => {} } = options
  const shelves = new Shelves(options, (host, entries) => onEvent({ type: 'evicted', host, entries }))
  const loads = new CacheLoads(shelves, { ...options, clock, random, onEvent })

  /** A fresh value, without a promise; else nothing, and `get` decides. */
  function peek<T>(key: CacheKey): Cached<T> | undefined {
    const shelf = shelves.find(key.host)
    const slot = shelf?.find(key)
    const now = clock.now()
    if (!shelf || !slot?.held || now >= slot.held.freshUntil) return undefined
    shelf.touch(slot)
    onEvent({ type: 'hit', key })
    return cachedFrom(slot.held, 'hit', now)
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
    const slot = shelves.open(key)
    const held = usable(slot, policy, now)
    if (held) {
      const status = now < held.freshUntil ? 'hit' : 'stale'
      if (status === 'stale' && mayRefresh(slot, now)) loads.start(slot, policy, load)
      onEvent({ type: status, key })
      return cachedFrom(held, status, now)
    }
    if (!slot.load && slot.failure && now < slot.failure.rememberedUntil) {
      onEvent({ type: 'failureRemembered', key })
      throw slot.failure.error
    }
    const status = slot.load ? 'coalesced' : 'miss'
    onEvent({ type: status, key })
    const work = slot.load ?? loads.start(slot, policy, load)
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
    for (const shelf of shelves.matching(host)) {
      const slots = shelf.slots(kind)
      purged.entries += slots.filter((slot) => slot.held).length
      purged.loads += slots.filter((slot) => slot.load).length
      if (!dryRun) shelf.clear(kind)
    }
    if (!dryRun) onEvent({ type: 'purged', host, kind, ...purged })
    return purged
  }

  /** Changes whenever a value of the brand's kind changes or is purged; never repeats. 0 before the first. */
  function generation(brand: BrandRef, kind: CacheKind): number {
    return shelves.find(brand.host)?.generation(kind) ?? 0
  }

  /** The values of some kinds, for a snapshot; the brands used last come first. */
  function* entries(kinds: readonly CacheKind[]): Generator<SnapshotEntry> {
    for (const shelf of shelves.matching().reverse()) {
      for (const { key, held } of shelf.slots()) {
        if (!held || held.passing || !kinds.includes(key.kind)) continue
        const { host, kind, name } = key
        const { value, bytes, partial } = held
        yield {
          host,
          kind,
          name,
          value,
          bytes,
          ...(partial && { partial }),
          ageMs: clock.now() - held.storedAt,
        }
      }
    }
  }

  /** Puts values of a snapshot in as stale, with the age they had; what is there already stays. */
  function restore(saved: Iterable<SnapshotEntry>): void {
    const now = clock.now()
    for (const { host, kind, name, value, bytes, partial, ageMs } of saved) {
      const slot = shelves.open(cacheKey({ host }, kind, name))
      if (slot.held || !slot.shelf.fits(slot, bytes)) continue
      const at = { storedAt: now - ageMs, freshUntil: now, generation: slot.shelf.turn(kind) }
      slot.shelf.hold(slot, { value: deepFreeze(value), bytes, ...(partial && { partial }), ...at })
      shelves.makeRoom(slot)
    }
  }

  function stats(): CacheStats {
    const { entries, bytes } = shelves.ledger
    return { brands: shelves.brands, entries, bytes, loads: loads.inFlight }
  }

  return { peek, get, purge, generation, entries, restore, stats }
}

/** What may still be served; what is older than stale is dropped. */
function usable(slot: Slot, policy: CachePolicy, now: number): Held | undefined {
  if (slot.held && now >= slot.held.storedAt + policy.freshMs + policy.staleMs) slot.shelf.empty(slot)
  return slot.held
}

function mayRefresh(slot: Slot, now: number): boolean {
  return !slot.load && now >= (slot.failure?.retryAt ?? 0)
}
