import { type CacheKey, type CacheKind, cacheKinds, durableKinds } from './cache-key.ts'
import type { Failure } from './failure.ts'
import { LruMap } from './lru-map.ts'
import { PartitionHealth } from './partition-health.ts'
import type { LoadedValue, StoredValue } from './stored-value.ts'

/**
 * What is known of one key. An invalidation takes the entry out of its partition; a load keeps the entry it began with
 * and stores only while that entry is still in place. That identity is the generation check: an old load cannot reach
 * the entry that follows.
 */
export interface CacheEntry {
  readonly key: CacheKey
  readonly partition: Partition
  stored: StoredValue | undefined
  load: Promise<LoadedValue> | undefined
  failure: Failure | undefined
}

/** What all partitions hold together. */
export interface Usage {
  bytes: number
  entries: number
  /** The last generation given out; shared, so that none comes twice even where a partition was given up. */
  generation: number
}

export interface Quota {
  readonly maxEntries: number
  readonly maxBytes: number
}

/** What one brand has in memory, least recently used first; lasting kinds are given up last. */
export class Partition {
  readonly host: string
  readonly health = new PartitionHealth()
  /** Becomes true with the first value: until then the host may be anybody's invention. */
  verified = false
  bytes = 0
  readonly #durable = new LruMap<CacheEntry>()
  readonly #disposable = new LruMap<CacheEntry>()
  readonly #generations = new Map<CacheKind, number>()
  readonly #quota: Quota
  readonly #usage: Usage

  constructor(host: string, quota: Quota, usage: Usage) {
    this.host = host
    this.#quota = quota
    this.#usage = usage
  }

  get size(): number {
    return this.#durable.size + this.#disposable.size
  }

  generation(kind: CacheKind): number {
    return this.#generations.get(kind) ?? 0
  }

  /** A generation that no value has. */
  nextGeneration(): number {
    return ++this.#usage.generation
  }

  /** Begins a new generation of the kind. */
  bumpGeneration(kind: CacheKind): number {
    const generation = this.nextGeneration()
    this.#generations.set(kind, generation)
    return generation
  }

  find(key: CacheKey): CacheEntry | undefined {
    return this.#entriesOf(key.kind).peek(key.id)
  }

  /** Makes the entry the last to be given up. */
  touch(entry: CacheEntry): void {
    this.#entriesOf(entry.key.kind).get(entry.key.id)
  }

  /** Adds an entry without a value. The caller makes room. */
  add(key: CacheKey): CacheEntry {
    const entry: CacheEntry = {
      key,
      partition: this,
      stored: undefined,
      load: undefined,
      failure: undefined,
    }
    this.#entriesOf(key.kind).set(key.id, entry)
    this.#charge(entryBytes(entry), 1)
    return entry
  }

  /** Takes a kind away, or all, and begins a new generation; loads that are under way will store nothing. */
  clear(kind?: CacheKind): void {
    for (const entry of this.entries(kind)) this.remove(entry)
    for (const each of kind ? [kind] : cacheKinds) this.bumpGeneration(each)
  }

  /** Puts a value in. The caller makes room. */
  store(entry: CacheEntry, stored: StoredValue): void {
    this.#charge(stored.bytes - (entry.stored?.bytes ?? 0), 0)
    entry.stored = stored
    this.verified = true
    this.touch(entry)
  }

  /** Takes the value out; the entry stays. */
  empty(entry: CacheEntry): void {
    this.#charge(-(entry.stored?.bytes ?? 0), 0)
    entry.stored = undefined
  }

  /** Takes an entry away. */
  remove(entry: CacheEntry): void {
    this.#entriesOf(entry.key.kind).delete(entry.key.id)
    this.#charge(-entryBytes(entry), -1)
    this.health.forget(entry.key)
  }

  /** Whether an entry with that many bytes of value could stay here at all. */
  fits(entry: CacheEntry, valueBytes: number): boolean {
    return entryBytes(entry) - (entry.stored?.bytes ?? 0) + valueBytes <= this.#quota.maxBytes
  }

  /** Gives up the least recently used until the brand is within its quota. @returns how many went */
  makeRoom(keep: CacheEntry): number {
    let evicted = 0
    while (this.size > this.#quota.maxEntries || this.bytes > this.#quota.maxBytes) {
      if (!this.removeOldest(keep)) break
      evicted++
    }
    return evicted
  }

  /** Gives up one entry, not `keep`; false when there is no other. */
  removeOldest(keep?: CacheEntry): boolean {
    for (const { oldest } of [this.#disposable, this.#durable]) {
      // `keep` is the newest: where it comes first it is alone.
      if (!oldest || oldest === keep) continue
      this.remove(oldest)
      return true
    }
    return false
  }

  /** The entries of a kind, or all, as they are now. */
  entries(kind?: CacheKind): CacheEntry[] {
    const all = [...this.#durable.values(), ...this.#disposable.values()]
    return kind ? all.filter((entry) => entry.key.kind === kind) : all
  }

  #entriesOf(kind: CacheKind): LruMap<CacheEntry> {
    return durableKinds.includes(kind) ? this.#durable : this.#disposable
  }

  #charge(bytes: number, entries: number): void {
    this.bytes += bytes
    this.#usage.bytes += bytes
    this.#usage.entries += entries
  }
}

/** Bytes charged for an entry itself, its key and its remembered error, so that keys without values are bounded too. */
function entryBytes({ key, stored }: CacheEntry): number {
  return 1024 + 2 * key.name.length + (stored?.bytes ?? 0)
}
