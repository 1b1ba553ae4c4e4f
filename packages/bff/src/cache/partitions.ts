import type { CacheKey } from './cached.ts'
import { LruMap } from './lru-map.ts'
import { type CacheEntry, Partition, type Usage } from './partition.ts'

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

  /** Finds a partition without marking it as used. */
  peek(host: string): Partition | undefined {
    return this.#brands.peek(host) ?? this.#unverified.peek(host)
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
