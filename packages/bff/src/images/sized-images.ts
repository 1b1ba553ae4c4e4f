import { buffer } from 'node:stream/consumers'
import pLimit from 'p-limit'
import { BrandCache } from '../cache/brand-cache.ts'
import type { PurgeRequest } from '../cache/brand-cache-options.ts'
import { cacheKey } from '../cache/cache-key.ts'
import type { Cached, Loaded } from '../cache/cached.ts'
import { strongTag } from '../representation/etag.ts'
import { type PictureSource, typeOf } from './image-source.ts'
import type { ShrinkPicture } from './resize-image.ts'

/** A picture in a width; nothing in place of one that is best sent as it is. */
export type SizedPicture = { bytes: Buffer; tag: string } | 'asItIs'

interface SizedPicturesParts {
  source: PictureSource
  platformHost: string
  shrinkPicture: ShrinkPicture
}

export type SizedPictures = ReturnType<typeof createSizedPictures>

const mebibyte = 1024 * 1024
const cacheLimits = {
  maxBrands: 1,
  maxEntriesPerBrand: 20_000,
  maxBytesPerBrand: 48 * mebibyte,
  maxBytes: 48 * mebibyte,
  failureMemoryMs: { min: 1000, max: 3000 },
  waitMs: 15_000,
  abandonAfterMs: 30_000,
} as const
const hourMs = 3_600_000
const policy = { freshMs: hourMs, staleMs: 23 * hourMs }
// An original may have megabytes, and its making a core: the answers to players come first.
const originalsAtOnce = 8
const madeAtOnce = 1
const mostWaiting = 64
const points = /^image\/(?:avif|jpeg|png|webp)\b/

/**
 * Pictures of the platform, made smaller for the place they are shown in. Each is made once for all who ask and kept
 * for an hour, then as long as a day while it is made again. They are the platform's, the same for all of its brands,
 * and so they are kept apart from what is a brand's.
 */
export function createSizedPictures({ source, platformHost, shrinkPicture }: SizedPicturesParts) {
  const cache = new BrandCache(cacheLimits)
  const withRoom = pLimit(originalsAtOnce)
  const inTurn = pLimit(madeAtOnce)

  /** @throws what the source throws; another error when it cannot be made now */
  function get(address: string, width: number, signal: AbortSignal): Promise<Cached<SizedPicture>> {
    const key = cacheKey({ host: platformHost }, 'picture', `${width}${address}`)
    const load = async (signal: AbortSignal) => {
      if (withRoom.pendingCount >= mostWaiting)
        throw new Error('More pictures wait than can be made in good time')
      return withRoom(() => make(address, width, signal))
    }
    return cache.get(key, policy, load, { signal })
  }

  async function make(address: string, width: number, signal: AbortSignal): Promise<Loaded<SizedPicture>> {
    const original = await source.get(address, { signal })
    if (!points.test(typeOf(original))) {
      await original.body.dump()
      return asItIs
    }
    const whole = await buffer(original.body)
    const bytes = await inTurn(() => shrinkPicture(whole, width))
    return bytes ? { value: { bytes, tag: strongTag(bytes) }, bytes: bytes.length } : asItIs
  }

  /** Forgets all of them where a purge concerns pictures, whichever brand's. @returns how many went, or would go */
  function purge({ kind, dryRun }: PurgeRequest): number {
    return kind === undefined || kind === 'picture' ? cache.purge({ dryRun }).entries : 0
  }

  return { get, purge }
}

const asItIs: Loaded<SizedPicture> = { value: 'asItIs', bytes: 0 }
