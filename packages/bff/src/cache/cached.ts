/**
 * How long a value is served without a load (fresh), and how long after that while a refresh runs or fails (stale).
 */
export interface CachePolicy {
  readonly freshMs: number
  readonly staleMs: number
}

/** The result of a loader: plain data or bytes, and its approximate size in memory. */
export interface Loaded<T> {
  readonly value: T
  readonly bytes: number
  /** The value is usable but incomplete: it is fresh only as long as a failure is remembered. */
  readonly shortLived?: boolean
  /** The value has blanks in place of missing data. It never replaces a complete value that may still be served. */
  readonly partial?: boolean
  /** The value is returned to waiting callers but neither it nor its key is kept. */
  readonly discard?: boolean
  /** Age of the value when it comes from another replica. */
  readonly ageMs?: number
}

/**
 * Loads the value. Anything it throws is a failure and is not stored. The signal aborts when the load is abandoned.
 */
export type Load<T> = (signal: AbortSignal) => Promise<Loaded<T>>

/**
 * `hit`: fresh, from memory. `stale`: from memory, past its freshness. `miss`: loaded for this caller. `coalesced`:
 * joined a load that another caller had started.
 */
export type CachedStatus = 'hit' | 'stale' | 'miss' | 'coalesced'

export interface Cached<T> {
  readonly value: T
  readonly status: CachedStatus
  /** Time since the value was loaded. */
  readonly ageMs: number
  /** Remaining freshness; zero or less when stale. */
  readonly ttlMs: number
  /** False if the value could not be stored: too large, or purged during the load. */
  readonly stored: boolean
  /**
   * Identifies the value: a different value has a different number, an equal value that is loaded again keeps its
   * number.
   */
  readonly generation: number
}
