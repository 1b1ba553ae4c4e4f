import { buffer } from 'node:stream/consumers'
import pLimit from 'p-limit'
import type { PurgeRequest } from '../cache/brand-cache.ts'
import { BrandCache } from '../cache/brand-cache.ts'
import type { Cached, Loaded } from '../cache/cached.ts'
import { chosenKey } from '../cache/cached.ts'
import { strongTag } from '../cache/representation.ts'
import { contentTypeOf, type ImageSource } from './image-source.ts'
import type { ResizeImage } from './resize-image.ts'

/** A resized image, or `original` where the image is best sent as it is. */
export type SizedImage = { bytes: Buffer; tag: string } | 'original'

export type SizedImages = ReturnType<typeof createSizedImages>

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
// An original may have megabytes, and resizing takes a core, which the API needs more.
const downloadConcurrency = 8
const resizeConcurrency = 1
const maxWaiting = 64
// Servers spell the types of the others in many ways; their bytes tell what they are.
const keptType = /^image\/(?:svg|gif)/i
const original: Loaded<SizedImage> = { value: 'original', bytes: 0 }

/**
 * The platform's images, resized for the place where a page shows them. Each is resized once for all clients, fresh
 * for an hour, then served stale for up to a day while it is refreshed. Images are the platform's, the same for all
 * brands, so they have a cache of their own.
 */
export function createSizedImages(source: ImageSource, platformHost: string, resizeImage: ResizeImage) {
  const cache = new BrandCache(cacheLimits)
  const limitDownloads = pLimit(downloadConcurrency)
  const limitResizes = pLimit(resizeConcurrency)

  const keyOf = (width: number, name: string) =>
    chosenKey({ host: platformHost }, 'picture', `${width} ${name}`)

  /** A fresh image from memory. */
  const peek = (path: string, width: number) => cache.peek<SizedImage>(keyOf(width, path))

  /**
   * @param path of the source's `resolve`
   * @throws what the source throws; another error when it cannot be resized now
   */
  function get(path: string, width: number, signal: AbortSignal): Promise<Cached<SizedImage>> {
    const load = async (signal: AbortSignal) => {
      if (limitDownloads.pendingCount >= maxWaiting)
        throw new Error('Too many images are waiting to be resized')
      return limitDownloads(() => loadResized(path, width, signal))
    }
    return cache.get(keyOf(width, path), policy, load, { signal })
  }

  async function loadResized(path: string, width: number, signal: AbortSignal): Promise<Loaded<SizedImage>> {
    const response = await source.get(path, { signal })
    if (keptType.test(contentTypeOf(response))) {
      await response.body.dump()
      return original
    }
    const whole = await buffer(response.body)
    // An image that the platform serves under many addresses (any query) is resized once.
    const { value } = await cache.get(keyOf(width, strongTag(whole)), policy, () => resize(whole, width))
    return value === 'original' ? original : { value, bytes: value.bytes.length }
  }

  async function resize(whole: Buffer, width: number): Promise<Loaded<SizedImage>> {
    const bytes = await limitResizes(() => resizeImage(whole, width))
    return bytes ? { value: { bytes, tag: strongTag(bytes) }, bytes: bytes.length } : original
  }

  /** Purges all images where a purge concerns them, whichever brand's. @returns how many were or would be removed */
  function purge({ kind, dryRun }: PurgeRequest): number {
    return kind === undefined || kind === 'picture' ? cache.purge({ dryRun }).entries : 0
  }

  return { peek, get, purge }
}
