import type sharp from 'sharp'

// A picture that unfolds into more is an attack, or a mistake.
const mostPixels = 24_000_000
const quality = 78
// 0 to 6: above this, time grows and size hardly falls.
const effort = 2

// What is read is what bytes are, not what their sender says: nothing but points, never a drawing or a document.
const readers = ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}`)

let load: Promise<typeof sharp> | undefined

/**
 * Makes a picture as wide as is asked, in WebP; never wider than it was. One that moves, or that cannot be read, or
 * that gets no smaller, is not made.
 */
export async function shrinkPicture(original: Buffer, width: number): Promise<Buffer | undefined> {
  try {
    load ??= loadSharp()
    const picture = (await load)(original, { limitInputPixels: mostPixels, failOn: 'error' })
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
