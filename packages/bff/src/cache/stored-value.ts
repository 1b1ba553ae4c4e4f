import type { Cached } from './cached.ts'

/** A value in memory. */
export interface StoredValue {
  readonly value: unknown
  /** Size that the loader reported. */
  readonly bytes: number
  readonly storedAt: number
  readonly freshUntil: number
  readonly generation: number
  /** Excluded from snapshots. */
  readonly shortLived?: boolean
  /** Replaced by any other value, and never replaces a complete one. */
  readonly partial?: boolean
}

/** The result of a load, shared by all callers that waited for it. */
export interface LoadedValue extends StoredValue {
  readonly stored: boolean
}

/** Describes a value as it is at `now`. */
export function cachedFrom<T>(
  from: StoredValue | LoadedValue,
  status: Cached<T>['status'],
  now: number,
): Cached<T> {
  return {
    // The only unchecked cast: the type of a key is set by its loader.
    value: from.value as T,
    status,
    ageMs: now - from.storedAt,
    ttlMs: from.freshUntil - now,
    stored: 'stored' in from ? from.stored : true,
    generation: from.generation,
  }
}
