import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { matches, strongTag } from './send-cached.ts'

/** Bytes that are made once and sent many times, in every encoding that is asked for. */
export interface Compressed {
  etag: string
  plain: Buffer
  brotli: Buffer
  gzip: Buffer
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
// Compressed once per cache period and sent many times; above this, time grows and size hardly falls.
const brotliQuality = 9

/** Compresses a text in all encodings. */
export async function compress(text: string): Promise<Compressed> {
  const plain = Buffer.from(text)
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    compressGzip(plain),
  ])
  return { etag: strongTag(plain), plain, brotli, gzip: gzipped }
}

/** Sends the bytes in the encoding that the client likes; 304 where it has them already. */
export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Compressed,
): FastifyReply {
  reply.headers({ etag: bytes.etag, vary: 'Accept-Encoding' })
  if (reply.statusCode === 200 && matches(request.headers['if-none-match'], bytes.etag))
    return reply.code(304).send()
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (encoding) reply.header('content-encoding', encoding === 'brotli' ? 'br' : 'gzip')
  return reply.send(bytes[encoding ?? 'plain'])
}

type Encoding = 'brotli' | 'gzip' | undefined

// Browsers say one of a few things, with every request.
const mostRemembered = 100
const remembered = new Map<string, Encoding>()

/** The best encoding that an `Accept-Encoding` value allows. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const wish = String(header ?? '')
  if (remembered.has(wish)) return remembered.get(wish)
  const encoding = accepts(wish, 'br') ? 'brotli' : accepts(wish, 'gzip') ? 'gzip' : undefined
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(wish, encoding)
  return encoding
}

/** Whether an `Accept-Encoding` value allows an encoding by its name. */
export function accepts(header: string | string[] | undefined, encoding: string): boolean {
  return String(header ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .some((part) => part.replace(/;.*$/, '').trimEnd() === encoding)
}
