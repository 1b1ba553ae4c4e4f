import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { UploadedFile } from '../calls/fields.ts'

const mebibyte = 1024 * 1024
// Somewhat more than a file may have, so that the call itself can refuse what is too large.
const bodyLimit = 8 * mebibyte

/** Makes the server read multipart bodies: texts as they are, files as their type, size and hash. */
export function readMultipart(app: FastifyInstance): void {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit },
    async (request: FastifyRequest, body: Buffer) => {
      const headers = { 'content-type': request.headers['content-type'] ?? '' }
      const form = await new Response(new Uint8Array(body), { headers })
        .formData()
        .catch(() => new FormData())
      const entries = [...form].map(async ([name, value]) => [
        name,
        typeof value === 'string' ? value : digest(Buffer.from(await value.arrayBuffer())),
      ])
      return Object.fromEntries(await Promise.all(entries))
    },
  )
}

function digest(content: Buffer): UploadedFile {
  return new UploadedFile(typeOf(content), content.length, createHash('sha256').update(content).digest('hex'))
}

const signatures: readonly [type: string, offset: number, bytes: string][] = [
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/webp', 8, 'WEBP'],
  ['image/heic', 4, 'ftyphei'],
  ['image/heic', 4, 'ftyphev'],
  ['image/heic', 4, 'ftypmif1'],
  ['application/pdf', 0, '%PDF-'],
]

function typeOf(content: Buffer): string {
  const matches = (offset: number, bytes: string) =>
    content.subarray(offset, offset + bytes.length).equals(Buffer.from(bytes, 'latin1'))
  return signatures.find(([, offset, bytes]) => matches(offset, bytes))?.[0] ?? ''
}
