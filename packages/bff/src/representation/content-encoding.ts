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
export async function compress(body: Buffer): Promise<Record<Encoding, Buffer>> {
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
