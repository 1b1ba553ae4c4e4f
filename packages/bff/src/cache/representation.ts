import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Encodings of prepared bodies, in order of preference. */
const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
// A higher quality takes much longer for little gain; the small window bounds the memory of each run.
const brotliParams = {
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_LGWIN]: 18,
}

/** Compresses a body in every encoding. */
async function compress(body: Buffer): Promise<Record<Encoding, Buffer>> {
  const [br, gzipped] = await Promise.all([
    compressBrotli(body, { params: { ...brotliParams, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
    compressGzip(body),
  ])
  return { br, gzip: gzipped }
}

/** The preferred encoding that an `Accept-Encoding` value allows; undefined for the unencoded body. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  return encodings.find((encoding) => accepts(header, encoding))
}

/** Whether an `Accept-Encoding` or `Accept` value lists a name explicitly. */
export function accepts(header: string | string[] | undefined, name: string): boolean {
  return String(header ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .some((part) => part.replace(/;.*$/, '').trimEnd() === name)
}

/** A strong validator of a body. */
export function strongTag(body: Buffer | string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/** Whether an `If-None-Match` value contains this validator (weak comparison, RFC 9110). */
export function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return (
    ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  )
}

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
