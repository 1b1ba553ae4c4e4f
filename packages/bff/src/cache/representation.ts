import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { oncePerValue } from './cached.ts'

/** A response that is prepared once and sent many times. Plain data, so that it can be cached. */
export interface Representation {
  readonly status: number
  readonly contentType: string
  /** Headers that a full response and a 304 share. */
  readonly headers: Readonly<Record<string, string>>
  /** The validator of the plain body. */
  readonly etag: string
  /** The bytes as they are kept: compressed where that pays. */
  readonly body: Buffer
  /** What the kept bytes are compressed by; undefined for a plain body, which is sent to everybody as it is. */
  readonly keptAs?: 'br' | undefined
}

interface Description {
  status?: number
  contentType: string
  headers: Readonly<Record<string, string>>
}

// Smaller bodies fit into one packet with their headers, so compression does not pay.
const leastCompressedBytes = 1000

/** Prepares a text, compressed if it is large enough. */
export async function prepareText(text: string, description: Description): Promise<Representation> {
  const { status = 200, contentType, headers } = description
  const plain = Buffer.from(text)
  const isCompressed = plain.length >= leastCompressedBytes
  return {
    status,
    contentType,
    headers: { ...headers, vary: 'Accept-Encoding' },
    etag: strongTag(plain),
    body: ownBytes(isCompressed ? await compress(plain) : plain),
    ...(isCompressed && { keptAs: 'br' }),
  }
}

/** Approximate memory of a representation: its body, compressed once more for who reads gzip alone, and its headers. */
export function sizeOf({ body, keptAs }: Representation): number {
  const headerBytes = 2048
  return headerBytes + (keptAs ? 2 : 1) * body.length
}

/** Encodings that a body is sent in, in order of preference. */
export type Encoding = 'br' | 'gzip'

const compressBrotli = promisify(brotliCompress)
const decompressBrotli = promisify(brotliDecompress)
const compressGzip = promisify(gzip)
// A higher quality takes much longer for little gain; the small window bounds the memory of each run.
const brotliParams = {
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_LGWIN]: 18,
}

const compress = (body: Buffer) =>
  compressBrotli(body, { params: { ...brotliParams, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })

/** A copy with memory of its own: a short slice keeps the whole pool alive that it was cut from. */
function ownBytes(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  own.set(bytes)
  return own
}

/** The plain body, made anew each time: nearly every client reads what is kept. */
export async function plainBody({ body, keptAs }: Representation): Promise<Buffer> {
  return keptAs ? decompressBrotli(body) : body
}

/** The body for clients that do not read Brotli, among them every browser without TLS. */
export const gzipBody = oncePerValue(async (representation: Representation) =>
  ownBytes(await compressGzip(await plainBody(representation))),
)

/** The preferred encoding that an `Accept-Encoding` value allows; undefined for the plain body. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  if (acceptsBrotli(header)) return 'br'
  return acceptsGzip(header) ? 'gzip' : undefined
}

/** Makes the check whether an `Accept-Encoding` or `Accept` value lists a name explicitly, and not with a weight of zero. */
export function accepting(name: string): (header: string | string[] | undefined) => boolean {
  const listed = new RegExp(`(?:^|,)\\s*${name}\\s*(?:$|,|;(?!(?:[^,]*;)?\\s*q=0(?:\\.0*)?\\s*(?:$|,)))`, 'i')
  return (header) => header !== undefined && listed.test(String(header))
}

const acceptsBrotli = accepting('br')
export const acceptsGzip = accepting('gzip')

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
