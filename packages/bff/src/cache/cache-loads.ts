import { isDeepStrictEqual } from 'node:util'
import { isRefusal } from '../errors/problem-error.ts'
import type { CacheEvent } from './cache-event.ts'
import type { CacheKey } from './cached.ts'
import {
  type CachePolicy,
  type Clock,
  deepFreeze,
  type Load,
  type Loaded,
  type LoadedValue,
  type StoredValue,
} from './cached.ts'
import { type CacheEntry, type FailureMemory, nextFailure } from './partition.ts'
import type { Partitions } from './partitions.ts'
import { loadWithin } from './waiting.ts'

/** Freshness is shortened by up to this share at random, so that values loaded together do not expire together. */
const freshnessJitter = 0.1

export interface LoadRules {
  readonly failureMemoryMs: FailureMemory
  readonly abandonAfterMs: number
  readonly clock: Clock
  readonly random: () => number
  readonly onEvent: (event: CacheEvent) => void
}

/** Runs loads, one at a time per entry, and stores their results. */
export class CacheLoads {
  inFlight = 0
  readonly #partitions: Partitions
  readonly #rules: LoadRules

  constructor(partitions: Partitions, rules: LoadRules) {
    this.#partitions = partitions
    this.#rules = rules
  }

  /** Starts the load of an entry that has none. The returned promise may be ignored: its rejection is handled. */
  start<T>(entry: CacheEntry, policy: CachePolicy, load: Load<T>): Promise<LoadedValue> {
    const loadFrozen = async (signal: AbortSignal) => {
      const loaded = await load(signal)
      deepFreeze(loaded.value)
      return loaded
    }
    this.inFlight++
    const work = loadWithin(loadFrozen, entry.key, this.#rules.clock, this.#rules.abandonAfterMs).then(
      (loaded) =>
        this.#isWorseThanStored(entry, policy, loaded)
          ? this.#fail(entry, new PartialAnswer(entry.key))
          : this.#finish(entry, policy, loaded),
      (error: unknown) => this.#fail(entry, error),
    )
    entry.load = work
    work.catch(() => {})
    return work
  }

  /**
   * Whether a servable complete value is stored and the loaded one has blanks. A platform that returns less than
   * before must not degrade the site.
   */
  #isWorseThanStored(
    { stored }: CacheEntry,
    { freshMs, staleMs }: CachePolicy,
    { value, partial }: Loaded<unknown>,
  ): boolean {
    if (!partial || !stored || stored.partial || stored.shortLived) return false
    const isServed = this.#rules.clock.now() < stored.storedAt + freshMs + staleMs
    return isServed && !isDeepStrictEqual(stored.value, value)
  }

  #finish(entry: CacheEntry, policy: CachePolicy, loaded: Loaded<unknown>): LoadedValue {
    this.#clearLoad(entry)
    const { clock, random } = this.#rules
    const storedAt = clock.now() - (loaded.ageMs ?? 0)
    const freshMs = loaded.shortLived
      ? Math.min(policy.freshMs, this.#rules.failureMemoryMs.max)
      : policy.freshMs
    const freshUntil = storedAt + freshMs * (1 - freshnessJitter * random())
    const reason = this.#rejectionReason(entry, loaded)
    if (reason) {
      this.#rules.onEvent({ type: 'notStored', key: entry.key, reason, bytes: loaded.bytes })
      return { ...loaded, storedAt, freshUntil, generation: entry.partition.nextGeneration(), stored: false }
    }
    return { ...this.#store(entry, { ...loaded, storedAt, freshUntil }), stored: true }
  }

  /** Why a loaded value is not stored; undefined if it is. */
  #rejectionReason(
    entry: CacheEntry,
    { bytes, discard }: Loaded<unknown>,
  ): 'superseded' | 'oversize' | 'discarded' | undefined {
    const { key, partition } = entry
    if (!isCurrent(entry)) return 'superseded'
    entry.failure = undefined
    this.#answered(entry)
    if (discard) {
      partition.remove(entry)
      return 'discarded'
    }
    if (partition.fits(entry, bytes)) return undefined
    // The stored value is outdated now.
    partition.empty(entry)
    partition.bumpGeneration(key.kind)
    return 'oversize'
  }

  /** Keeps the previous value and generation if the new value is equal, so that data derived from it stays valid. */
  #store(entry: CacheEntry, next: Omit<StoredValue, 'generation'>): StoredValue {
    const { key, partition, stored: previous } = entry
    const same = previous && isDeepStrictEqual(previous.value, next.value) ? previous : undefined
    const stored = {
      ...next,
      value: same ? same.value : next.value,
      generation: same ? same.generation : partition.bumpGeneration(key.kind),
    }
    partition.store(entry, stored)
    this.#partitions.makeRoom(entry)
    this.#rules.onEvent({ type: 'stored', key, changed: !same })
    return stored
  }

  #fail(entry: CacheEntry, error: unknown): never {
    this.#clearLoad(entry)
    const { failureMemoryMs, clock, random, onEvent } = this.#rules
    const { key, partition } = entry
    const failure = nextFailure(entry.failure, error, clock.now(), failureMemoryMs, random)
    // A partial value is acceptable once the complete one has expired, so it may be loaded again immediately.
    entry.failure = error instanceof PartialAnswer ? { ...failure, rememberedUntil: clock.now() } : failure
    onEvent({ type: 'failed', key, error })
    if (isCurrent(entry)) {
      if (isAnswer(entry, error)) this.#answered(entry)
      else if (partition.health.failed(key)) onEvent({ type: 'failing', key, error })
    }
    throw error
  }

  #answered({ key, partition }: CacheEntry): void {
    if (partition.health.answered(key)) this.#rules.onEvent({ type: 'recovered', key })
  }

  /**
   * Runs synchronously with the code that records the outcome, so that no caller sees an entry with neither a load
   * nor an outcome.
   */
  #clearLoad(entry: CacheEntry): void {
    this.inFlight--
    entry.load = undefined
  }
}

/**
 * Whether a load without a value was answered all the same: what was asked for doesn't exist. What the site always has
 * and is refused now, such as its start-up data, has failed: the last known good goes on.
 */
function isAnswer({ key, stored }: CacheEntry, error: unknown): boolean {
  return isRefusal(error) && (key.isChosen || !stored)
}

function isCurrent(entry: CacheEntry): boolean {
  return entry.partition.find(entry.key) === entry
}

/**
 * The loaded value has blanks where the stored one has none. The stored value stays, and the load counts as failed.
 */
export class PartialAnswer extends Error {
  override readonly name = 'PartialAnswer'

  constructor({ host, kind }: CacheKey) {
    super(`What was loaded for ${kind} of ${host} is not whole`)
  }
}
