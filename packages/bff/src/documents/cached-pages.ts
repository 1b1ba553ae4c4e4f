import type { BrandCache } from '../cache/brand-cache.ts'
import type { Cached, CacheKey, CachePolicy, Loaded } from '../cache/cached.ts'
import type { Representation } from '../cache/representation.ts'
import { CacheWaitTimeout } from '../cache/waiting.ts'
import { ProblemError } from '../errors/problem-error.ts'
import type { RenderQueue, Urgency } from './render-queue.ts'

/** How a page is made when it is not in the cache. */
export interface PageLoad {
  /** Counts the rendering against the visitor who causes it. Rejects when they may cause no more. */
  count(): Promise<void>
  /** Whether the page is one of the site's own, which all visitors share, rather than a search. */
  isShared: boolean
  /** Awaits `turn` between loading the data and rendering. */
  render(turn: () => Promise<void>): Promise<Loaded<Representation>>
}

/** Gets a page from the cache, or renders it once for all who wait for it. */
export type GetPage = (key: CacheKey, policy: CachePolicy, load: PageLoad) => Promise<Cached<Representation>>

const retryAfterSeconds = 5

/**
 * Makes the reader of cached pages. A rendering is counted before it starts, and refused before the cache opens an entry
 * for it: neither a refusal nor its entry takes the place of a page. A crowd that waits for one rendering counts once.
 */
export function createCachedPages(cache: BrandCache, queue: RenderQueue, waitMs: number): GetPage {
  /** Renderings that are being counted, by their key. Each ends when its load has started or was refused. */
  const counting = new Map<string, Promise<void>>()

  async function getPage(key: CacheKey, policy: CachePolicy, { render }: PageLoad, urgency: Urgency) {
    try {
      return await cache.get(key, policy, () => queue.run(key.host, urgency, render), { waitMs })
    } catch (error) {
      // The page is still being made, for whoever asks again.
      if (error instanceof CacheWaitTimeout && error.key === key)
        throw new ProblemError('overloaded', { retryAfterSeconds })
      throw error
    }
  }

  async function countAndGetPage(id: string, key: CacheKey, policy: CachePolicy, load: PageLoad) {
    const { promise: counted, resolve: endCounting } = Promise.withResolvers<void>()
    counting.set(id, counted)
    try {
      await load.count()
      queue.requireRoom(key.host)
      return getPage(key, policy, load, load.isShared ? 'firstPaint' : 'later')
    } finally {
      counting.delete(id)
      endCounting()
    }
  }

  return async (key, policy, load) => {
    const id = `${key.host} ${key.id}`
    while (cache.startsLoad(key, policy)) {
      const other = counting.get(id)
      if (!other) return countAndGetPage(id, key, policy, load)
      await other
    }
    return getPage(key, policy, load, 'later')
  }
}
