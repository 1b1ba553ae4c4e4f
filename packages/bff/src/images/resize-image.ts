import type sharp from 'sharp'
import { rasterTypeOf } from './picture-type.ts'

// Protects the process from decompression bombs.
const maxPixels = 24_000_000
const quality = 70
// 0 to 6: above this, encoding takes longer and hardly saves bytes.
const effort = 2

// libvips detects the format from the bytes. Only raster formats are enabled, never SVG or PDF.
const loaders = ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}`)

/** Resizes an image to WebP of at most this width in px; `undefined` where the original should be sent instead. */
export type ResizeImage = (original: Buffer, width: number) => Promise<Buffer | undefined>

/**
 * Makes a resizer, which never enlarges. It leaves alone what is animated, cannot be decoded, or would not become
 * smaller.
 *
 * @param onMissing called once when sharp cannot be loaded on this system; nothing is resized then
 */
export function createResizeImage(onMissing: (reason: string) => void): ResizeImage {
  let loading: Promise<typeof sharp | undefined> | undefined
  const load = () =>
    loadSharp().catch((error: unknown) => {
      onMissing(String(error))
      return undefined
    })
  return async (original, width) => {
    loading ??= load()
    const loaded = await loading
    return loaded && resize(loaded, original, width)
  }
}

async function resize(
  sharpModule: typeof sharp,
  original: Buffer,
  width: number,
): Promise<Buffer | undefined> {
  try {
    const image = sharpModule(original, { limitInputPixels: maxPixels, failOn: 'error' })
    const { pages = 1 } = await image.metadata()
    if (pages > 1 || isAnimatedPng(original)) return undefined
    const resized = await image
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality, effort })
      .toBuffer()
    return resized.length < original.length ? resized : undefined
  } catch {
    return undefined
  }
}

// Imported on first use: a gateway whose platform has only SVG images never needs it.
async function loadSharp(): Promise<typeof sharp> {
  const { default: loaded } = await import('sharp')
  loaded.cache(false)
  loaded.concurrency(1)
  loaded.block({ operation: ['VipsForeignLoad'] })
  loaded.unblock({ operation: loaders })
  return loaded
}

const pngSignatureBytes = 8

/** Whether a PNG is animated, of which sharp reads the first picture alone: `acTL` stands before the picture's data. */
function isAnimatedPng(bytes: Buffer): boolean {
  if (rasterTypeOf(bytes) !== 'image/png') return false
  // Each chunk has its length, its type, its data and a checksum (PNG, section 5.3).
  for (let at = pngSignatureBytes; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (type === 'acTL' || type === 'IDAT') return type === 'acTL'
  }
  return false
}
