import type { CacheKey } from './cache-key.ts'
import type { Cached } from './cached.ts'
import type { Failure } from './failure.ts'
import type { Shelf } from './shelf.ts'

/** A value in memory. */
export interface Held {
  readonly value: unknown
  /** What the loader said it takes. */
  readonly bytes: number
  readonly storedAt: number
  readonly freshUntil: number
  readonly generation: number
  /** Not good enough for a snapshot. */
  readonly passing?: boolean
  /** Gives way to anything; does not take the place of what is whole. */
  readonly partial?: boolean
}

/** What a load brought: the same for everyone who waited for it. */
export interface Landed extends Held {
  readonly stored: boolean
}

/**
 * The place of one key. An invalidation takes the slot off its shelf; a load keeps the slot it began with and
 * stores only while that slot is still in place. That identity is the generation check: an old load cannot reach
 * the slot that follows.
 */
export interface Slot {
  readonly key: CacheKey
  readonly shelf: Shelf
  held: Held | undefined
  load: Promise<Landed> | undefined
  failure: Failure | undefined
}

/** Bytes charged for a slot itself, its key and its remembered error, so that keys without values are bounded too. */
export function slotBytes(slot: Slot): number {
  return 1024 + 2 * slot.key.name.length + (slot.held?.bytes ?? 0)
}

/** A value as a caller sees it at `now`. */
export function cachedFrom<T>(held: Held | Landed, status: Cached<T>['status'], now: number): Cached<T> {
  return {
    // The one place where a type is believed: who reads a key gives the loader of that key.
    value: held.value as T,
    status,
    ageMs: now - held.storedAt,
    ttlMs: held.freshUntil - now,
    stored: 'stored' in held ? held.stored : true,
    generation: held.generation,
  }
}
