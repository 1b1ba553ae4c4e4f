import type sharp from 'sharp'

// A picture that unfolds into more is an attack, or a mistake.
const mostPixels = 24_000_000
const quality = 70
// 0 to 6: above this, time grows and size hardly falls.
const effort = 2

// What is read is what bytes are, not what their sender says: nothing but points, never a drawing or a document.
const readers = ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}`)

/** Makes a picture as wide as is asked, where that makes it smaller. */
export type ResizeImage = (original: Buffer, width: number) => Promise<Buffer | undefined>

/**
 * A maker of pictures in WebP, never wider than they were. One that moves, or that cannot be read, is not made.
 *
 * @param onMissing hears, once, that the library cannot be loaded on this system: nothing is made then
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
    const read = await loading
    return read && shrink(read, original, width)
  }
}

async function shrink(read: typeof sharp, original: Buffer, width: number): Promise<Buffer | undefined> {
  try {
    const picture = read(original, { limitInputPixels: mostPixels, failOn: 'error' })
    const { pages = 1 } = await picture.metadata()
    if (pages > 1) return undefined
    const small = await picture
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality, effort })
      .toBuffer()
    return small.length < original.length ? small : undefined
  } catch {
    return undefined
  }
}

// 23 MB, which a gateway of drawings alone never needs.
async function loadSharp(): Promise<typeof sharp> {
  const { default: loaded } = await import('sharp')
  loaded.cache(false)
  loaded.concurrency(1)
  loaded.block({ operation: ['VipsForeignLoad'] })
  loaded.unblock({ operation: readers })
  return loaded
}
