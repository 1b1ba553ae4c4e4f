import { isDeepStrictEqual } from 'node:util'
import type { CacheEvent } from './cache-event.ts'
import type { BrandRef, CacheKey, CacheKind } from './cache-key.ts'
import { cacheKey } from './cache-key.ts'
import { CacheWaitTimeout } from './cache-timeout.ts'
import type { Cached, CachedStatus, CachePolicy, Load, Loaded } from './cached.ts'
import { type Clock, monotonicClock } from './clock.ts'
import { deepFreeze } from './deep-freeze.ts'
import { type FailureMemory, nextFailure } from './failure.ts'
import { type CacheLimits, Shelves } from './shelves.ts'
import { cachedFrom, type Held, type Landed, type Slot } from './slot.ts'
import type { SnapshotEntry } from './snapshot-entry.ts'
import { loadWithin, waitFor } from './wait-for.ts'

export interface BrandCacheOptions extends CacheLimits {
  /** How long a failure is thrown again without asking: 1 to 3 seconds. */
  readonly failureMemoryMs: FailureMemory
  /** How long a caller waits for a load, its own or another's. */
  readonly waitMs: number
  /** When a load that hangs is given up. */
  readonly abandonAfterMs: number
  readonly clock?: Clock
  /** 0 to 1, for jitter. */
  readonly random?: () => number
  readonly onEvent?: (event: CacheEvent) => void
}

export interface GetOptions {
  /** The caller left: it is told so at once, and nobody else notices. */
  readonly signal?: AbortSignal | undefined
  readonly waitMs?: number | undefined
}

/** What to forget; what is not named means all. */
export interface PurgeRequest {
  readonly host?: string | undefined
  readonly kind?: CacheKind | undefined
  readonly dryRun?: boolean | undefined
}

/** Values forgotten, and loads in flight whose value will not be kept. */
export interface Purged {
  readonly entries: number
  readonly loads: number
}

export interface CacheStats {
  readonly brands: number
  readonly entries: number
  readonly bytes: number
  readonly loads: number
}

export type BrandCache = ReturnType<typeof createBrandCache>

/** Freshness is cut by up to this part, so that what was loaded together does not expire together. */
const freshnessJitter = 0.1

/**
 * The per-brand cache: fresh, then stale while asking again, then stale while asking fails, then the failure.
 * Rules 3 and 5 to 10 of docs on reliability. Every operation takes constant time, save purges and snapshots.
 */
export function createBrandCache(options: BrandCacheOptions) {
  const { clock = monotonicClock, random = Math.random, onEvent = () => {} } = options
  const shelves = new Shelves(options, (host, entries) => onEvent({ type: 'evicted', host, entries }))
  let lastGeneration = 0
  let loads = 0

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
      if (status === 'stale' && !slot.load && now >= (slot.failure?.retryAt ?? 0)) start(slot, policy, load)
      onEvent({ type: status, key })
      return cachedFrom(held, status, now)
    }
    if (!slot.load && slot.failure && now < slot.failure.rememberedUntil) {
      onEvent({ type: 'failureRemembered', key })
      throw slot.failure.error
    }
    const status = slot.load ? 'coalesced' : 'miss'
    onEvent({ type: status, key })
    return await join(slot.load ?? start(slot, policy, load), status)

    async function join(work: Promise<Landed>, joined: CachedStatus): Promise<Cached<T>> {
      try {
        return cachedFrom(await waitFor(work, key, clock, waitMs, signal), joined, clock.now())
      } catch (error) {
        if (error instanceof CacheWaitTimeout) onEvent({ type: 'waitTimeout', key })
        throw error
      }
    }
  }

  /** What may still be served; what is older than stale is dropped. */
  function usable(slot: Slot, policy: CachePolicy, now: number): Held | undefined {
    if (slot.held && now >= slot.held.storedAt + policy.freshMs + policy.staleMs) {
      slot.shelf.hold(slot, undefined)
    }
    return slot.held
  }

  function start<T>(slot: Slot, policy: CachePolicy, load: Load<T>): Promise<Landed> {
    const frozen = async (signal: AbortSignal) => {
      const loaded = await load(signal)
      deepFreeze(loaded.value)
      return loaded
    }
    loads++
    const work = loadWithin(frozen, slot.key, clock, options.abandonAfterMs).then(
      (loaded) => land(slot, policy, loaded),
      (error: unknown) => fail(slot, error),
    )
    slot.load = work
    // A refresh in the background has nobody to throw to.
    work.catch(() => {})
    return work
  }

  function land(slot: Slot, policy: CachePolicy, { value, bytes }: Loaded<unknown>): Landed {
    loads--
    slot.load = undefined
    const { key, shelf } = slot
    const now = clock.now()
    const freshUntil = now + policy.freshMs * (1 - freshnessJitter * random())
    const unstored: Landed = { value, bytes, storedAt: now, freshUntil, generation: 0, stored: false }
    if (shelf.find(key) !== slot) {
      onEvent({ type: 'notStored', key, reason: 'superseded' })
      return unstored
    }
    recover(slot)
    if (!shelf.fits(slot, bytes)) {
      shelf.hold(slot, undefined)
      shelf.turn(key.kind, ++lastGeneration)
      onEvent({ type: 'notStored', key, reason: 'oversize' })
      return unstored
    }
    const held = renew(slot, { value, bytes, storedAt: now, freshUntil })
    return { ...held, stored: shelf.find(key) === slot }
  }

  /** Keeps the old value and its generation where the new one is equal, so that what was built from it stands. */
  function renew(slot: Slot, next: Omit<Held, 'generation'>): Held {
    const { key, shelf, held: before } = slot
    const changed = !before || !isDeepStrictEqual(before.value, next.value)
    const held = changed
      ? { ...next, generation: ++lastGeneration }
      : { ...next, value: before.value, generation: before.generation }
    if (changed) shelf.turn(key.kind, held.generation)
    shelf.hold(slot, held)
    shelves.makeRoom(slot)
    onEvent({ type: 'stored', key, changed })
    return held
  }

  function recover(slot: Slot): void {
    slot.failure = undefined
    if (slot.shelf.health.succeeded(slot.key)) onEvent({ type: 'recovered', key: slot.key })
  }

  function fail(slot: Slot, error: unknown): never {
    loads--
    const { key, shelf } = slot
    slot.load = undefined
    slot.failure = nextFailure(slot.failure, error, clock.now(), options.failureMemoryMs, random)
    onEvent({ type: 'failed', key, error })
    if (shelf.find(key) === slot && shelf.health.failed(key)) onEvent({ type: 'failing', key, error })
    throw error
  }

  /** Forgets values and failures. What is being loaded reaches those who wait for it, and is not kept. */
  function purge({ host, kind, dryRun = false }: PurgeRequest): Purged {
    const purged = { entries: 0, loads: 0 }
    const found = host === undefined ? undefined : shelves.find(host)
    for (const shelf of host === undefined ? shelves.all() : found ? [found] : []) {
      const slots = shelf.slots(kind)
      purged.entries += slots.filter((slot) => slot.held).length
      purged.loads += slots.filter((slot) => slot.load).length
      if (dryRun) continue
      for (const slot of slots) {
        shelf.remove(slot)
        shelf.turn(slot.key.kind, ++lastGeneration)
      }
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
    for (const shelf of shelves.all().reverse()) {
      for (const { key, held } of kinds.flatMap((kind) => shelf.slots(kind))) {
        if (!held) continue
        const { value, bytes } = held
        yield {
          host: key.host,
          kind: key.kind,
          name: key.name,
          value,
          bytes,
          ageMs: clock.now() - held.storedAt,
        }
      }
    }
  }

  /** Puts values of a snapshot in as stale, with the age they had; what is there already stays. */
  function restore(saved: Iterable<SnapshotEntry>): void {
    const now = clock.now()
    for (const { host, kind, name, value, bytes, ageMs } of saved) {
      const slot = shelves.open(cacheKey({ host }, kind, name))
      if (slot.held || !slot.shelf.fits(slot, bytes)) continue
      const generation = ++lastGeneration
      slot.shelf.turn(kind, generation)
      slot.shelf.hold(slot, {
        value: deepFreeze(value),
        bytes,
        storedAt: now - ageMs,
        freshUntil: now,
        generation,
      })
      shelves.makeRoom(slot)
    }
  }

  function stats(): CacheStats {
    return { brands: shelves.brands, ...shelves.ledger, loads }
  }

  return { peek, get, purge, generation, entries, restore, stats }
}
