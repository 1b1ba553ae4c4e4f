import { fileTypeOf } from '../../http/uploads/check-file-type.ts'

const riff = 'RIFF'
const icon = Buffer.from([0, 0, 1, 0])

/** The media type of a picture that browsers show, by its content; undefined for anything else. */
export function pictureTypeOf(content: Buffer): string | undefined {
  const known = fileTypeOf(content)
  if (known?.startsWith('image/')) return known
  const start = content.toString('latin1', 0, 16)
  if (/^GIF8[79]a/.test(start)) return 'image/gif'
  if (start.startsWith(riff) && start.slice(8, 12) === 'WEBP') return 'image/webp'
  if (/^ftypavi[fs]/.test(start.slice(4))) return 'image/avif'
  if (content.subarray(0, icon.length).equals(icon)) return 'image/x-icon'
  return isSvg(content) ? 'image/svg+xml' : undefined
}

// An SVG is text: its first element counts, after a declaration, comments and a document type.
const svgStart = /^\uFEFF?\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE svg[^>]*>\s*)*<svg[\s>]/i

const isSvg = (content: Buffer) => svgStart.test(content.toString('utf8', 0, 4096))
