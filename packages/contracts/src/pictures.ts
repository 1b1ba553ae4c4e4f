/** The widths in px to which the gateway resizes the platform's pictures: from game tiles on phones to banners on dense screens. */
export const pictureWidths = [160, 240, 320, 480, 640, 960] as const

/** The width in px of the placeholder that stands in for a large picture until it is there (specification, section 9). */
export const placeholderWidth = 32

// Raster formats only: an SVG scales by itself.
const rasterPicture = /^\/media(\/[^?]+\.(?:avif|jpe?g|png|webp)(?:\?.*)?)$/i

/**
 * The `srcset` of a picture: an address and width for each size. `undefined` for an SVG and for addresses outside
 * `/media`, which the gateway does not resize.
 */
export function pictureSources(address: string): string | undefined {
  const [, path] = rasterPicture.exec(address) ?? []
  return path && pictureWidths.map((width) => `${sizedAddress(path, width)} ${width}w`).join()
}

/** The address of a picture's placeholder; `undefined` where `pictureSources` has none either. */
export function placeholderSource(address: string): string | undefined {
  const [, path] = rasterPicture.exec(address) ?? []
  return path && sizedAddress(path, placeholderWidth)
}

// An unescaped comma would end the address in `srcset`.
const sizedAddress = (path: string, width: number) => `/sized/${width}${path.replaceAll(',', '%2C')}`
