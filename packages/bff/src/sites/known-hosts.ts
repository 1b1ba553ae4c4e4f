import type { BrandCache } from '../cache/brand-cache.ts'
import { cacheKey } from '../cache/cache-key.ts'
import type { Brand } from '../request/brand.ts'

/** Tells brands from hosts that a wildcard domain merely allows. */
export interface KnownHosts {
  /** Whether the settings name the host, or the platform has answered for it. */
  isBrand(brand: Brand): boolean
  /** Whether reading the host's start-up data would ask the platform now. */
  wouldAsk(brand: Brand): boolean
}

/** Makes the check of hosts against the configured domains and what the cache has learnt from the platform. */
export function createKnownHosts(domains: readonly string[], cache: BrandCache): KnownHosts {
  const named = new Set(domains)
  return {
    isBrand: ({ host }) => named.has(host) || cache.isVerified(host),
    wouldAsk: (brand) => cache.wouldLoad(cacheKey(brand, 'startup', '')),
  }
}
