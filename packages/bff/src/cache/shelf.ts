import { RecencyMap } from '../recency-map.ts'
import { type CacheKey, type CacheKind, cacheKinds, lastingKinds } from './cache-key.ts'
import { ShelfHealth } from './shelf-health.ts'
import { type Held, type Slot, slotBytes } from './slot.ts'

/** What all shelves hold together. */
export interface Ledger {
  bytes: number
  entries: number
  /** The last generation given out; shared, so that none comes twice even where a shelf was given up. */
  generation: number
}

export interface ShelfQuota {
  readonly maxEntries: number
  readonly maxBytes: number
}

/** What one brand has in memory, least recently used first; lasting kinds are given up last. */
export class Shelf {
  readonly host: string
  readonly health = new ShelfHealth()
  /** Becomes true with the first value: until then the host may be anybody's invention. */
  established = false
  bytes = 0
  readonly #lasting = new RecencyMap<Slot>()
  readonly #passing = new RecencyMap<Slot>()
  readonly #generations = new Map<CacheKind, number>()
  readonly #quota: ShelfQuota
  readonly #ledger: Ledger

  constructor(host: string, quota: ShelfQuota, ledger: Ledger) {
    this.host = host
    this.#quota = quota
    this.#ledger = ledger
  }

  get entries(): number {
    return this.#lasting.size + this.#passing.size
  }

  generation(kind: CacheKind): number {
    return this.#generations.get(kind) ?? 0
  }

  /** A generation that no value has. */
  issue(): number {
    return ++this.#ledger.generation
  }

  /** Begins a new generation of the kind. */
  turn(kind: CacheKind): number {
    const generation = this.issue()
    this.#generations.set(kind, generation)
    return generation
  }

  find(key: CacheKey): Slot | undefined {
    return this.#slotsOf(key.kind).get(key.id)
  }

  /** Makes the slot the last to be given up. */
  touch(slot: Slot): void {
    this.#slotsOf(slot.key.kind).use(slot.key.id)
  }

  /** Adds an empty slot. The caller makes room. */
  add(key: CacheKey): Slot {
    const slot: Slot = { key, shelf: this, held: undefined, load: undefined, failure: undefined }
    this.#slotsOf(key.kind).set(key.id, slot)
    this.#charge(slotBytes(slot), 1)
    return slot
  }

  /** Takes a kind away, or all, and begins a new generation; loads that are under way will store nothing. */
  clear(kind?: CacheKind): void {
    for (const slot of this.slots(kind)) this.#remove(slot)
    for (const each of kind ? [kind] : cacheKinds) this.turn(each)
  }

  /** Puts a value in. The caller makes room. */
  hold(slot: Slot, held: Held): void {
    this.#charge(held.bytes - (slot.held?.bytes ?? 0), 0)
    slot.held = held
    this.established = true
    this.touch(slot)
  }

  /** Takes the value out; the slot stays. */
  empty(slot: Slot): void {
    this.#charge(-(slot.held?.bytes ?? 0), 0)
    slot.held = undefined
  }

  /** Whether a slot with that many bytes of value could stay here at all. */
  fits(slot: Slot, valueBytes: number): boolean {
    return slotBytes(slot) - (slot.held?.bytes ?? 0) + valueBytes <= this.#quota.maxBytes
  }

  /** Gives up the least recently used until the brand is within its quota; answers how many went. */
  makeRoom(keep: Slot): number {
    let gone = 0
    while (this.entries > this.#quota.maxEntries || this.bytes > this.#quota.maxBytes) {
      if (!this.removeOldest(keep)) break
      gone++
    }
    return gone
  }

  /** Gives up one slot, not `keep`; false when there is no other. */
  removeOldest(keep?: Slot): boolean {
    for (const { oldest } of [this.#passing, this.#lasting]) {
      // `keep` is the newest: where it comes first it is alone.
      if (!oldest || oldest === keep) continue
      this.#remove(oldest)
      return true
    }
    return false
  }

  /** The slots of a kind, or all, as they are now. */
  slots(kind?: CacheKind): Slot[] {
    const all = [...this.#lasting.values(), ...this.#passing.values()]
    return kind ? all.filter((slot) => slot.key.kind === kind) : all
  }

  #remove(slot: Slot): void {
    this.#slotsOf(slot.key.kind).delete(slot.key.id)
    this.#charge(-slotBytes(slot), -1)
    this.health.forget(slot.key)
  }

  #slotsOf(kind: CacheKind): RecencyMap<Slot> {
    return lastingKinds.includes(kind) ? this.#lasting : this.#passing
  }

  #charge(bytes: number, entries: number): void {
    this.bytes += bytes
    this.#ledger.bytes += bytes
    this.#ledger.entries += entries
  }
}
