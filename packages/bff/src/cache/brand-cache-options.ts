import type { CacheEvent } from './cache-event.ts'
import type { CacheKind } from './cache-key.ts'
import type { Clock } from './clock.ts'
import type { FailureMemory } from './failure.ts'
import type { CacheLimits } from './partitions.ts'

export interface BrandCacheOptions extends CacheLimits {
  /** How long a failure is rethrown without loading again: 1 to 3 seconds. */
  readonly failureMemoryMs: FailureMemory
  /** How long a caller waits for a load that it or another caller started. */
  readonly waitMs: number
  /** When a hanging load is abandoned; longer than any deadline inside a load. */
  readonly abandonAfterMs: number
  readonly clock?: Clock
  /** 0 to 1, for jitter. */
  readonly random?: () => number
  readonly onEvent?: (event: CacheEvent) => void
}

export interface GetOptions {
  /** Aborted when the caller has disconnected: only this caller stops waiting. */
  readonly signal?: AbortSignal | undefined
  readonly waitMs?: number | undefined
}

/** What to purge; omitted fields mean all. */
export interface PurgeRequest {
  readonly host?: string | undefined
  readonly kind?: CacheKind | undefined
  readonly dryRun?: boolean | undefined
}

/** Purged values, and loads in flight whose result will not be stored. */
export interface Purged {
  readonly entries: number
  readonly loads: number
}

/** Current usage. `entries` includes keys without a value (loading, or recently failed). */
export interface CacheStats {
  readonly brands: number
  readonly entries: number
  readonly bytes: number
  readonly loads: number
}
