import { RecencyMap } from '../recency-map.ts'
import type { CacheKey } from './cache-key.ts'
import { type Ledger, Shelf } from './shelf.ts'
import type { Slot } from './slot.ts'

export interface CacheLimits {
  readonly maxBrands: number
  readonly maxEntriesPerBrand: number
  readonly maxBytesPerBrand: number
  readonly maxBytes: number
}

/**
 * All brands' shelves, bounded in number and bytes. Every brand is sure of an equal share of the memory and may use
 * more, up to its quota, while there is room; when there is none, who stores beyond the share pays with its own.
 * Hosts that never held a value stand apart, so that a flood of invented ones (a wildcard domain lets them in) turns
 * over itself and no brand.
 */
export class Shelves {
  readonly ledger: Ledger = { bytes: 0, entries: 0, generation: 0 }
  readonly #brands = new RecencyMap<Shelf>()
  readonly #strangers = new RecencyMap<Shelf>()
  /** Brands that were seen beyond their share, the earliest first; some may have shrunk since. */
  readonly #beyondShare = new Set<Shelf>()
  readonly #limits: CacheLimits
  readonly #shareBytes: number
  readonly #onEvicted: (host: string, entries: number) => void

  constructor(limits: CacheLimits, onEvicted: (host: string, entries: number) => void) {
    this.#limits = limits
    // One share more than brands, for a stranger that stores: so somebody is beyond it whenever the memory is full.
    this.#shareBytes = limits.maxBytes / (limits.maxBrands + 1)
    this.#onEvicted = onEvicted
  }

  get brands(): number {
    return this.#brands.size
  }

  /** A brand's shelf, which is made the last to be given up. */
  find(host: string): Shelf | undefined {
    return this.#brands.use(host) ?? this.#strangers.use(host)
  }

  /** The shelf of a host where there is one, or all shelves, the least recently used first. */
  matching(host?: string): Shelf[] {
    if (host === undefined) return [...this.#strangers.values(), ...this.#brands.values()]
    const shelf = this.find(host)
    return shelf ? [shelf] : []
  }

  /** The slot of a key, made where there is none, and made the last to be given up. */
  open(key: CacheKey): Slot {
    const shelf = this.find(key.host) ?? this.#add(key.host)
    const found = shelf.find(key)
    if (found) {
      shelf.touch(found)
      return found
    }
    const slot = shelf.add(key)
    this.makeRoom(slot)
    return slot
  }

  /** Brings everything back within its bounds after `slot` came or grew. */
  makeRoom(slot: Slot): void {
    const { shelf } = slot
    if (shelf.established && this.#strangers.delete(shelf.host)) this.#admit(shelf)
    this.#report(shelf, shelf.makeRoom(slot))
    if (shelf.bytes > this.#shareBytes) this.#beyondShare.add(shelf)
    while (this.ledger.bytes > this.#limits.maxBytes && this.#giveUpOne(shelf)) {}
  }

  #add(host: string): Shelf {
    const { maxEntriesPerBrand: maxEntries, maxBytesPerBrand, maxBytes } = this.#limits
    const quota = { maxEntries, maxBytes: Math.min(maxBytesPerBrand, maxBytes) }
    const shelf = new Shelf(host, quota, this.ledger)
    this.#bound(this.#strangers)
    this.#strangers.set(host, shelf)
    return shelf
  }

  #admit(shelf: Shelf): void {
    this.#bound(this.#brands)
    this.#brands.set(shelf.host, shelf)
  }

  #bound(among: RecencyMap<Shelf>): void {
    const { oldest } = among
    if (oldest && among.size >= this.#limits.maxBrands) this.#drop(oldest)
  }

  #giveUpOne(storing: Shelf): boolean {
    for (const stranger of this.#strangers.values()) {
      if (stranger === storing) continue
      this.#drop(stranger)
      return true
    }
    const victim = storing.bytes > this.#shareBytes ? storing : this.#firstBeyondShare()
    const gone = victim?.removeOldest() ?? false
    if (victim && gone) this.#report(victim, 1)
    return gone
  }

  #firstBeyondShare(): Shelf | undefined {
    for (const shelf of this.#beyondShare) {
      if (shelf.bytes > this.#shareBytes) return shelf
      this.#beyondShare.delete(shelf)
    }
    return undefined
  }

  #drop(shelf: Shelf): void {
    const { entries } = shelf
    shelf.clear()
    this.#brands.delete(shelf.host)
    this.#strangers.delete(shelf.host)
    this.#beyondShare.delete(shelf)
    this.#report(shelf, entries)
  }

  #report(shelf: Shelf, entries: number): void {
    if (entries > 0) this.#onEvicted(shelf.host, entries)
  }
}
