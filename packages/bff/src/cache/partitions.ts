import { type CacheKey, type CacheKind, cacheKinds, durableKinds } from './cache-key.ts'
import type { LoadedValue, StoredValue } from './cached.ts'
import { LruMap } from './lru-map.ts'

/**
 * Tracks whether a kind of a brand is failing, so that an outage of many keys is one log line. A kind fails from its
 * first failed key until a load is answered and none of its other keys is still failed. Names that visitors choose
 * don't hold it: perhaps nobody asks for them again, so the kind recovers with any answer.
 */
class PartitionHealth {
  readonly #failedKeys = new Map<CacheKind, Set<string>>()

  /** Returns true if the kind was healthy until now. */
  failed(key: CacheKey): boolean {
    const known = this.#failedKeys.get(key.kind)
    const keys = known ?? new Set()
    this.#failedKeys.set(key.kind, keys)
    if (!key.isChosen) keys.add(key.id)
    return !known
  }

  /** Returns true if the kind has recovered with this answer. */
  answered(key: CacheKey): boolean {
    const keys = this.#failedKeys.get(key.kind)
    if (!keys) return false
    keys.delete(key.id)
    return keys.size === 0 && this.#failedKeys.delete(key.kind)
  }

  /** Forgets a key. This alone does not count as recovery. */
  forget(key: CacheKey): void {
    this.#failedKeys.get(key.kind)?.delete(key.id)
  }
}

/**
 * The entry of one key. An invalidation removes the entry from its partition; a load keeps the entry it started with
 * and stores only while that entry is still in place. An outdated load can therefore never write into the entry that
 * replaced it.
 */
export interface CacheEntry {
  readonly key: CacheKey
  readonly partition: Partition
  stored: StoredValue | undefined
  load: Promise<LoadedValue> | undefined
  failure: Failure | undefined
}

/** Totals over all partitions. */
export interface Usage {
  bytes: number
  entries: number
  /**
   * The last generation issued. Shared by all partitions, so that none repeats even after a partition was dropped.
   */
  generation: number
}

export interface Quota {
  readonly maxEntries: number
  readonly maxBytes: number
}

/** The entries of one brand in least-recently-used order. Durable kinds are evicted last. */
export class Partition {
  readonly host: string
  readonly health = new PartitionHealth()
  /** Set with the first value. Until then the host may be invented. */
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

  /** Issues a generation that no value has yet. */
  nextGeneration(): number {
    return ++this.#usage.generation
  }

  /** Starts a new generation of the kind. */
  bumpGeneration(kind: CacheKind): number {
    const generation = this.nextGeneration()
    this.#generations.set(kind, generation)
    return generation
  }

  find(key: CacheKey): CacheEntry | undefined {
    return this.#entriesOf(key.kind).peek(key.id)
  }

  /** Marks the entry as the most recently used. */
  touch(entry: CacheEntry): void {
    this.#entriesOf(entry.key.kind).get(entry.key.id)
  }

  /** Adds an entry without a value. The caller then calls `makeRoom`. */
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

  /** Removes the entries of a kind, or all, and starts a new generation. Loads in flight will not be stored. */
  clear(kind?: CacheKind): void {
    for (const entry of this.entries(kind)) this.remove(entry)
    for (const each of kind ? [kind] : cacheKinds) this.bumpGeneration(each)
  }

  /** Stores a value. The caller then calls `makeRoom`. */
  store(entry: CacheEntry, stored: StoredValue): void {
    this.#charge(stored.bytes - (entry.stored?.bytes ?? 0), 0)
    entry.stored = stored
    this.verified = true
    this.touch(entry)
  }

  /** Removes the value but keeps the entry. */
  empty(entry: CacheEntry): void {
    this.#charge(-(entry.stored?.bytes ?? 0), 0)
    entry.stored = undefined
  }

  remove(entry: CacheEntry): void {
    this.#entriesOf(entry.key.kind).delete(entry.key.id)
    this.#charge(-entryBytes(entry), -1)
    this.health.forget(entry.key)
  }

  /** Whether the entry would fit into the quota with a value of that size. */
  fits(entry: CacheEntry, valueBytes: number): boolean {
    return entryBytes(entry) - (entry.stored?.bytes ?? 0) + valueBytes <= this.#quota.maxBytes
  }

  /**
   * Evicts the least recently used entries until the brand is within its quota.
   * @returns the number of evicted entries
   */
  makeRoom(keep: CacheEntry): number {
    let evicted = 0
    while (this.size > this.#quota.maxEntries || this.bytes > this.#quota.maxBytes) {
      if (!this.removeOldest(keep)) break
      evicted++
    }
    return evicted
  }

  /** Evicts one entry other than `keep`; returns false if there is none. */
  removeOldest(keep?: CacheEntry): boolean {
    for (const { oldest } of [this.#disposable, this.#durable]) {
      // `keep` is the most recently used, so it is the oldest only if it is alone.
      if (!oldest || oldest === keep) continue
      this.remove(oldest)
      return true
    }
    return false
  }

  /** A copy of the entries of a kind, or of all kinds. */
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

/**
 * Bytes charged for an entry, including its key and remembered error, so that entries without values are bounded too.
 */
function entryBytes({ key, stored }: CacheEntry): number {
  return 1024 + 2 * key.name.length + (stored?.bytes ?? 0)
}

/** The last failed load of an entry. */
export interface Failure {
  readonly error: unknown
  /** Consecutive failures. */
  readonly count: number
  /** Until then callers without a stale value get this error again and no load is started. */
  readonly rememberedUntil: number
  /** Until then a stale value is served without starting a refresh. */
  readonly retryAt: number
}

export interface FailureMemory {
  readonly min: number
  readonly max: number
}

const longestBackOffMs = 30_000

/**
 * Records another failure. It is remembered briefly, for a random time within the given bounds, so that an outage
 * neither causes a storm of calls nor outlasts its cause. The delay between refreshes of a stale value doubles up to
 * half a minute.
 */
export function nextFailure(
  previous: Failure | undefined,
  error: unknown,
  now: number,
  memoryMs: FailureMemory,
  random: () => number,
): Failure {
  const count = (previous?.count ?? 0) + 1
  const backOffMs = Math.min(longestBackOffMs, memoryMs.min * 2 ** (count - 1))
  return {
    error,
    count,
    rememberedUntil: now + memoryMs.min + random() * (memoryMs.max - memoryMs.min),
    retryAt: now + backOffMs * (0.5 + random() / 2),
  }
}

export interface CacheLimits {
  readonly maxBrands: number
  readonly maxEntriesPerBrand: number
  readonly maxBytesPerBrand: number
  readonly maxBytes: number
}

/**
 * The partitions of all brands, bounded in number and bytes. Every brand is guaranteed an equal share of the memory
 * and may use more, up to its quota, while there is room. When memory is full, a brand over its share evicts its own
 * entries. Hosts that never held a value are kept separately, so that a flood of invented hosts (which a wildcard
 * domain allows) evicts only other invented hosts.
 */
export class Partitions {
  readonly usage: Usage = { bytes: 0, entries: 0, generation: 0 }
  readonly #brands = new LruMap<Partition>()
  readonly #unverified = new LruMap<Partition>()
  /** Brands that exceeded their share, in order; some may have shrunk since. */
  readonly #overShare = new Set<Partition>()
  readonly #limits: CacheLimits
  readonly #shareBytes: number
  readonly #onEvicted: (host: string, entries: number) => void

  constructor(limits: CacheLimits, onEvicted: (host: string, entries: number) => void) {
    this.#limits = limits
    // One share more than there are brands, for an unverified host that stores a value, so that when memory is full
    // at least one partition is over its share.
    this.#shareBytes = limits.maxBytes / (limits.maxBrands + 1)
    this.#onEvicted = onEvicted
  }

  get brands(): number {
    return this.#brands.size
  }

  /** Finds a partition and marks it as the most recently used. */
  find(host: string): Partition | undefined {
    return this.#brands.get(host) ?? this.#unverified.get(host)
  }

  /** The partition of a host if there is one, or all partitions, least recently used first. */
  matching(host?: string): Partition[] {
    if (host === undefined) return [...this.#unverified.values(), ...this.#brands.values()]
    const partition = this.find(host)
    return partition ? [partition] : []
  }

  /** Finds or creates the entry of a key, marking it as the most recently used. */
  open(key: CacheKey): CacheEntry {
    const partition = this.find(key.host) ?? this.#add(key.host)
    const existing = partition.find(key)
    if (existing) {
      partition.touch(existing)
      return existing
    }
    const entry = partition.add(key)
    this.makeRoom(entry)
    return entry
  }

  /** Evicts entries until all limits hold again, after `entry` was added or grew. */
  makeRoom(entry: CacheEntry): void {
    const { partition } = entry
    if (partition.verified && this.#unverified.delete(partition.host)) this.#admit(partition)
    this.#report(partition, partition.makeRoom(entry))
    if (partition.bytes > this.#shareBytes) this.#overShare.add(partition)
    while (this.usage.bytes > this.#limits.maxBytes && this.#evictOne(partition)) {}
  }

  #add(host: string): Partition {
    const { maxEntriesPerBrand: maxEntries, maxBytesPerBrand, maxBytes } = this.#limits
    const quota = { maxEntries, maxBytes: Math.min(maxBytesPerBrand, maxBytes) }
    const partition = new Partition(host, quota, this.usage)
    this.#evictIfFull(this.#unverified)
    this.#unverified.set(host, partition)
    return partition
  }

  #admit(partition: Partition): void {
    this.#evictIfFull(this.#brands)
    this.#brands.set(partition.host, partition)
  }

  #evictIfFull(partitions: LruMap<Partition>): void {
    const { oldest } = partitions
    if (oldest && partitions.size >= this.#limits.maxBrands) this.#drop(oldest)
  }

  #evictOne(storing: Partition): boolean {
    for (const unverified of this.#unverified.values()) {
      if (unverified === storing) continue
      this.#drop(unverified)
      return true
    }
    const victim = storing.bytes > this.#shareBytes ? storing : this.#firstOverShare()
    const evicted = victim?.removeOldest() ?? false
    if (victim && evicted) this.#report(victim, 1)
    return evicted
  }

  #firstOverShare(): Partition | undefined {
    for (const partition of this.#overShare) {
      if (partition.bytes > this.#shareBytes) return partition
      this.#overShare.delete(partition)
    }
    return undefined
  }

  #drop(partition: Partition): void {
    const { size } = partition
    partition.clear()
    this.#brands.delete(partition.host)
    this.#unverified.delete(partition.host)
    this.#overShare.delete(partition)
    this.#report(partition, size)
  }

  #report(partition: Partition, entries: number): void {
    if (entries > 0) this.#onEvicted(partition.host, entries)
  }
}
