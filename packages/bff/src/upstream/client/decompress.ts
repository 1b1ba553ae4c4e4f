import { promisify } from 'node:util'
import { brotliDecompress, inflateRaw, unzip } from 'node:zlib'

/** What is asked of the platform, and understood unasked. */
export const acceptedEncodings = 'gzip, deflate, br'

type Decompress = (bytes: Uint8Array, limit: { maxOutputLength: number }) => Promise<Uint8Array>

// Some servers send the bare form of deflate, which lacks the header that says so (RFC 9110, 8.4.1.2).
const isBareDeflate = ([first = 0]: Uint8Array) => (first & 0x0f) !== 8

const decompressors: Record<string, Decompress> = {
  identity: async (bytes) => bytes,
  gzip: promisify(unzip),
  'x-gzip': promisify(unzip),
  deflate: (bytes, limit) => promisify(isBareDeflate(bytes) ? inflateRaw : unzip)(bytes, limit),
  br: promisify(brotliDecompress),
}

/**
 * Undoes the `Content-Encoding` of a body.
 *
 * @returns undefined for an encoding that is not understood, and for a body that does not have it or grows beyond the
 *   limit
 */
export async function decompress(
  body: Uint8Array,
  encodings: string,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  let bytes: Uint8Array = body
  for (const name of encodings.toLowerCase().split(',').reverse()) {
    const step = decompressors[name.trim() || 'identity']
    const next = await step?.(bytes, { maxOutputLength: maxBytes }).catch(() => undefined)
    if (!next) return undefined
    bytes = next
  }
  return bytes
}
