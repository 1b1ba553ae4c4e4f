import { compress, type Encoding } from './content-encoding.ts'
import { strongTag } from './etag.ts'

/** A response that is prepared once and sent many times. Plain data, so that it can be cached. */
export interface Representation {
  readonly status: number
  readonly contentType: string
  /** Headers that a full response and a 304 share. */
  readonly headers: Readonly<Record<string, string>>
  /** The validator of the unencoded body. */
  readonly etag: string
  readonly bodies: Readonly<{ identity: Buffer } & Partial<Record<Encoding, Buffer>>>
}

interface Description {
  status?: number
  contentType: string
  headers: Readonly<Record<string, string>>
}

// Smaller bodies fit into one packet with their headers, so compression does not pay.
const leastCompressedBytes = 1000

/** Prepares a text, compressed in every encoding if it is large enough. */
export async function prepareText(text: string, description: Description): Promise<Representation> {
  const { status = 200, contentType, headers } = description
  const identity = Buffer.from(text)
  const compressed = identity.length < leastCompressedBytes ? {} : await compress(identity)
  return {
    status,
    contentType,
    headers: { ...headers, vary: 'Accept-Encoding' },
    etag: strongTag(identity),
    bodies: { identity, ...compressed },
  }
}

/** Approximate memory of a representation: its bodies and its headers. */
export function sizeOf({ bodies }: Representation): number {
  const headerBytes = 2048
  return Object.values(bodies).reduce((sum, { length }) => sum + length, headerBytes)
}
