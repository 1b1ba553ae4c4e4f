import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { type Representation, strongTag } from '../cache/representation.ts'
import { deriveKey } from '../storage/sealed-claims.ts'

const decompress = promisify(brotliDecompress)

/** A built file as it is kept: compressed by the build, where that pays. */
export interface StoredFile {
  readonly isBrotli: boolean
  readonly bytes: Buffer
}

const contentTypes: Record<string, string> = {
  js: 'application/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
}
// Seven characters of a hash before the ending, as `packages/web/vite.config.ts` names files.
const fileName = /^\w[\w-]*-[\w-]{7}\.(js|css|woff2)$/

/** Whether a name is one that the client's build gives: no path, and a hash of the content in it. */
export const isFileName = (name: string): boolean => fileName.test(name)

const macBytes = 32
const flagBytes = 1
const maxFileBytes = 8 * 1024 * 1024

/** Signs what is kept outside this process, because a script that somebody else put there would run in every page. */
export interface FileSignature {
  /** Names the key that signs. After a rotation the same build is kept anew, for those who have the new key alone. */
  readonly tag: string
  sign(name: string, file: StoredFile): Buffer
  /** The file; undefined where it is damaged, or was not signed under this name with one of the keys. */
  verify(name: string, stored: Buffer): StoredFile | undefined
}

/** Derives its keys from the session secrets. The newest key signs; all keys verify. */
export function createFileSignature(secrets: readonly Buffer[]): FileSignature {
  const keys = secrets.map((secret) => deriveKey(secret, 'marquee client files v1', ''))
  const [newest] = keys
  if (!newest) throw new Error('There is no key to sign with')
  const macOf = (key: KeyObject, name: string, content: Buffer) =>
    createHmac('sha256', key).update(`${name}\n`).update(content).digest()
  return {
    tag: macOf(newest, '', Buffer.alloc(0)).toString('base64url').slice(0, 6),
    sign(name, { isBrotli, bytes }) {
      const content = Buffer.concat([Buffer.of(isBrotli ? 1 : 0), bytes])
      return Buffer.concat([macOf(newest, name, content), content])
    },
    verify(name, stored) {
      if (stored.length < macBytes + flagBytes) return undefined
      const [mac, content] = [stored.subarray(0, macBytes), stored.subarray(macBytes)]
      if (!keys.some((key) => timingSafeEqual(mac, macOf(key, name, content)))) return undefined
      return { isBrotli: content[0] === 1, bytes: content.subarray(flagBytes) }
    },
  }
}

/** Prepares a kept file with the headers that a file of this build has. */
export async function prepareFile(name: string, { isBrotli, bytes }: StoredFile): Promise<Representation> {
  const plain = isBrotli ? await decompress(bytes, { maxOutputLength: maxFileBytes }) : bytes
  return {
    status: 200,
    contentType: contentTypes[fileName.exec(name)?.[1] ?? ''] ?? 'application/octet-stream',
    headers: {
      'cache-control': 'public, max-age=31536000, immutable',
      ...(isBrotli && { vary: 'Accept-Encoding' }),
    },
    etag: strongTag(plain),
    body: bytes,
    ...(isBrotli && { keptAs: 'br' }),
  }
}
