import type { Cached } from './cached.ts'

/** A value in memory. */
export interface StoredValue {
  readonly value: unknown
  /** What the loader said it takes. */
  readonly bytes: number
  readonly storedAt: number
  readonly freshUntil: number
  readonly generation: number
  /** Not good enough for a snapshot. */
  readonly shortLived?: boolean
  /** Gives way to anything; does not take the place of what is whole. */
  readonly partial?: boolean
}

/** What a load brought: the same for everyone who waited for it. */
export interface LoadedValue extends StoredValue {
  readonly stored: boolean
}

/** A value as a caller sees it at `now`. */
export function cachedFrom<T>(
  from: StoredValue | LoadedValue,
  status: Cached<T>['status'],
  now: number,
): Cached<T> {
  return {
    // The one place where a type is believed: who reads a key gives the loader of that key.
    value: from.value as T,
    status,
    ageMs: now - from.storedAt,
    ttlMs: from.freshUntil - now,
    stored: 'stored' in from ? from.stored : true,
    generation: from.generation,
  }
}
