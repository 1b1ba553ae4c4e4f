import type { CacheKey, CacheKind } from './cached.ts'

/** Events of the cache, for metrics and logs. */
export type CacheEvent =
  /** One per `get`, and one per successful `peek`. */
  | { readonly type: 'hit' | 'stale' | 'miss' | 'coalesced' | 'failureRemembered'; readonly key: CacheKey }
  /** A caller stopped waiting at its deadline. */
  | { readonly type: 'waitTimeout'; readonly key: CacheKey }
  /** A value was stored; `changed` is false if it equals the previous one. */
  | { readonly type: 'stored'; readonly key: CacheKey; readonly changed: boolean }
  /**
   * A value was served but not stored: it was purged or evicted during the load, exceeds the quota, or its loader set
   * `discard`.
   */
  | {
      readonly type: 'notStored'
      readonly key: CacheKey
      readonly reason: 'superseded' | 'oversize' | 'discarded'
      readonly bytes: number
    }
  /** A load ended without a value: it failed, or was refused. Meant for counting. */
  | { readonly type: 'failed'; readonly key: CacheKey; readonly error: unknown }
  /**
   * A kind of a brand has started to fail. Meant for a log line: emitted once until `recovered`. `key` is the first
   * that failed.
   */
  | { readonly type: 'failing'; readonly key: CacheKey; readonly error: unknown }
  /** The kind of the brand no longer fails. `key` is the last that recovered. */
  | { readonly type: 'recovered'; readonly key: CacheKey }
  /** Entries were evicted to free space. */
  | { readonly type: 'evicted'; readonly host: string; readonly entries: number }
  | {
      readonly type: 'purged'
      readonly host: string | undefined
      readonly kind: CacheKind | undefined
      readonly entries: number
      readonly loads: number
    }
