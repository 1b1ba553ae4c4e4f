import type { Cached } from './cached.ts'

/**
 * The `Cache-Status` header of a response that came through the cache (RFC 9211). A stale value is a hit with a `ttl`
 * of zero or less and `detail=stale`.
 */
export function cacheStatus({ status, ttlMs, stored }: Cached<unknown>): string {
  const ttl = Math.floor(ttlMs / 1000)
  const kept = stored ? `; stored; ttl=${ttl}` : ''
  switch (status) {
    case 'hit':
      return `marquee; hit; ttl=${ttl}`
    case 'stale':
      return `marquee; hit; ttl=${ttl}; detail=stale`
    case 'miss':
      return `marquee; fwd=miss${kept}`
    case 'coalesced':
      return `marquee; fwd=miss${kept}; collapsed`
  }
}
