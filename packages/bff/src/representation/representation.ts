import { compress, type Encoding } from './content-encoding.ts'
import { strongTag } from './etag.ts'

/** A resource ready to send, made once and sent many times. Plain data, so that a cache can hold it. */
export interface Representation {
  readonly status: number
  readonly contentType: string
  /** What a whole answer and a 304 have alike. */
  readonly headers: Readonly<Record<string, string>>
  /** The validator of the body as it is. */
  readonly etag: string
  readonly bodies: Readonly<{ identity: Buffer } & Partial<Record<Encoding, Buffer>>>
}

interface Description {
  status?: number
  contentType: string
  headers: Readonly<Record<string, string>>
}

// Below this, the headers are most of an answer, and compressing saves no packet.
const leastCompressedBytes = 1000

/** Prepares a text: its bytes, compressed in every encoding where that is worth it. */
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

/** About the memory that a representation takes: its bodies, and its headers. */
export function sizeOf({ bodies }: Representation): number {
  const headerBytes = 2048
  return Object.values(bodies).reduce((sum, { length }) => sum + length, headerBytes)
}
