import type { CacheKey, CacheKind } from './cache-key.ts'

/** What the cache tells metrics and logs. */
export type CacheEvent =
  /** One per `get`, and one per `peek` that found something. */
  | { readonly type: 'hit' | 'stale' | 'miss' | 'coalesced' | 'failureRemembered'; readonly key: CacheKey }
  /** A waiter went away with its deadline. */
  | { readonly type: 'waitTimeout'; readonly key: CacheKey }
  /** A value was kept; `changed` is false when it equals the one before. */
  | { readonly type: 'stored'; readonly key: CacheKey; readonly changed: boolean }
  /** A value was served and not kept: a purge or an eviction came first, it exceeds the brand's quota, or as its loader wished. */
  | {
      readonly type: 'notStored'
      readonly key: CacheKey
      readonly reason: 'superseded' | 'oversize' | 'discarded'
    }
  /** A load failed; for counting. */
  | { readonly type: 'failed'; readonly key: CacheKey; readonly error: unknown }
  /** A brand's kind began to fail: once until `recovered`; for a log line. `key` is the first that failed. */
  | { readonly type: 'failing'; readonly key: CacheKey; readonly error: unknown }
  /** Nothing of the brand's kind fails any more. `key` is the last that recovered. */
  | { readonly type: 'recovered'; readonly key: CacheKey }
  /** Values made room for others. */
  | { readonly type: 'evicted'; readonly host: string; readonly entries: number }
  | {
      readonly type: 'purged'
      readonly host: string | undefined
      readonly kind: CacheKind | undefined
      readonly entries: number
      readonly loads: number
    }
