const signatures: readonly { type: string; bytes: Buffer }[] = [
  { type: 'image/jpeg', bytes: Buffer.from([0xff, 0xd8, 0xff]) },
  { type: 'image/png', bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { type: 'image/x-icon', bytes: Buffer.from([0, 0, 1, 0]) },
]

/** The bytes at the beginning of a picture by which its type is known, unless it is an SVG. */
export const pictureHeadBytes = 16

// An SVG is text: its first element counts, after a declaration, comments and a document type.
const svgStart = /^\uFEFF?\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE svg[^>]*>\s*)*<svg[\s>]/i

/** The media type of a picture that browsers show, by its content; undefined for anything else. */
export function pictureTypeOf(content: Buffer): string | undefined {
  return (
    rasterTypeOf(content) ?? (svgStart.test(content.toString('utf8', 0, 4096)) ? 'image/svg+xml' : undefined)
  )
}

/** Like `pictureTypeOf`, for pictures that are no text: anything could be written into a text. */
export function rasterTypeOf(content: Buffer): string | undefined {
  const known = signatures.find(({ bytes }) => content.subarray(0, bytes.length).equals(bytes))
  if (known) return known.type
  const start = content.toString('latin1', 0, pictureHeadBytes)
  if (/^GIF8[79]a/.test(start)) return 'image/gif'
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'image/webp'
  return /^ftypavi[fs]/.test(start.slice(4)) ? 'image/avif' : undefined
}
