/** The widths, in px, in which the gateway gives pictures of the platform: a tile on a phone, and on sharp screens. */
export const pictureWidths = [160, 240, 320, 480, 640] as const

// Points, and not drawings, which have every size.
const pointed = /^\/media(\/[^?]+\.(?:avif|jpe?g|png|webp)(?:\?.*)?)$/i

/** The widths of a picture for `srcset`; nothing for a drawing, and for pictures that come from elsewhere. */
export function pictureSources(address: string): string | undefined {
  const [, path] = pointed.exec(address) ?? []
  // A comma would end the address.
  return path && pictureWidths.map((width) => `${sizedAddress(path, width)} ${width}w`).join()
}

const sizedAddress = (path: string, width: number) => `/sized/${width}${path.replaceAll(',', '%2C')}`
