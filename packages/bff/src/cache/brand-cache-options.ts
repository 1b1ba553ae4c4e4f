import type { CacheEvent } from './cache-event.ts'
import type { CacheKind } from './cache-key.ts'
import type { Clock } from './clock.ts'
import type { FailureMemory } from './failure.ts'
import type { CacheLimits } from './partitions.ts'

export interface BrandCacheOptions extends CacheLimits {
  /** How long a failure is thrown again without asking: 1 to 3 seconds. */
  readonly failureMemoryMs: FailureMemory
  /** How long a caller waits for a load, its own or another's. */
  readonly waitMs: number
  /** When a load that hangs is given up; beyond the longest deadline of what is loaded. */
  readonly abandonAfterMs: number
  readonly clock?: Clock
  /** 0 to 1, for jitter. */
  readonly random?: () => number
  readonly onEvent?: (event: CacheEvent) => void
}

export interface GetOptions {
  /** The caller left: it is told so at once, and nobody else notices. */
  readonly signal?: AbortSignal | undefined
  readonly waitMs?: number | undefined
}

/** What to forget; what is not named means all. */
export interface PurgeRequest {
  readonly host?: string | undefined
  readonly kind?: CacheKind | undefined
  readonly dryRun?: boolean | undefined
}

/** Values forgotten, and loads in flight whose value will not be kept. */
export interface Purged {
  readonly entries: number
  readonly loads: number
}

/** What is in memory now; `entries` counts keys without a value too (loading, or failed a moment ago). */
export interface CacheStats {
  readonly brands: number
  readonly entries: number
  readonly bytes: number
  readonly loads: number
}
