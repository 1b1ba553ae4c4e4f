/** How long a value is served without asking, and how long after that while asking or while asking fails. */
export interface CachePolicy {
  readonly freshMs: number
  readonly staleMs: number
}

/** What a loader gives: plain data or bytes, and about how much memory that is. */
export interface Loaded<T> {
  readonly value: T
  readonly bytes: number
  /** The value may be used, but was not all that was asked for: it is fresh as briefly as a failure is remembered. */
  readonly shortLived?: boolean
  /** Blanks stand in for something: it never takes the place of a whole value that may still be served. */
  readonly partial?: boolean
  /** The value is for who waits for it, and is not kept, nor is its key. */
  readonly discard?: boolean
  /** How old the value is already, where it comes from another replica. */
  readonly ageMs?: number
}

/** Asks for the value; whatever it throws is a failure and is not stored. The signal fires when it is given up. */
export type Load<T> = (signal: AbortSignal) => Promise<Loaded<T>>

/**
 * `hit` fresh from memory, `stale` from memory while (or until) asking again, `miss` loaded for this caller,
 * `coalesced` loaded for another caller who came first.
 */
export type CachedStatus = 'hit' | 'stale' | 'miss' | 'coalesced'

export interface Cached<T> {
  readonly value: T
  readonly status: CachedStatus
  /** Time since the value was loaded. */
  readonly ageMs: number
  /** Freshness left; zero or less when stale. */
  readonly ttlMs: number
  /** False where the value could not be kept: too large, or a purge came while it was loading. */
  readonly stored: boolean
  /** Names this value: another value has another number, the same value loaded again keeps its own. */
  readonly generation: number
}
