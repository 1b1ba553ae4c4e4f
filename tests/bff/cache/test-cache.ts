import type { BrandCacheOptions } from '#bff/cache/brand-cache.ts'
import { BrandCache } from '#bff/cache/brand-cache.ts'
import type { CacheEvent } from '#bff/cache/cache-event.ts'
import { cacheKey } from '#bff/cache/cache-key.ts'
import { manualClock } from './manual-clock.ts'

export const policy = { freshMs: 30_000, staleMs: 600_000 }

/** A cache with a manual clock, without jitter by default, that records its events. */
export function testCache(options: Partial<BrandCacheOptions> = {}) {
  const clock = manualClock()
  const events: CacheEvent[] = []
  const cache = new BrandCache({
    maxBrands: 100,
    maxEntriesPerBrand: 100,
    maxBytesPerBrand: 1_000_000,
    maxBytes: 100_000_000,
    failureMemoryMs: { min: 1000, max: 3000 },
    waitMs: 5000,
    abandonAfterMs: 20_000,
    clock,
    random: () => 0,
    onEvent: (event) => events.push(event),
    ...options,
  })
  const told = (type: CacheEvent['type']) => events.filter((event) => event.type === type)
  return { cache, clock, told }
}

export const lucky = { host: 'lucky.example' }
export const royal = { host: 'royal.example' }
export const startupOf = (brand: { host: string }) => cacheKey(brand, 'startup', '')
