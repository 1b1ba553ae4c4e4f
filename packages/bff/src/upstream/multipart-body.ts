import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'

/** A file on its way to the platform, with the type that its content shows. */
export interface UploadedFile {
  type: string
  content: AsyncIterable<Buffer>
}

/** The sender of a streamed body broke off: nothing that the platform did. */
export class BrokenBody extends Error {
  override readonly name = 'BrokenBody'
}

/** A request body that is sent as it arrives. */
export interface StreamedBody {
  contentType: string
  body: Readable
}

const endings = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/heic', 'heic'],
  ['application/pdf', 'pdf'],
])

/** A form of text fields and a file (RFC 7578). The player's name for the file is not passed on. */
export function multipartBody(fields: Record<string, unknown>, file: UploadedFile): StreamedBody {
  const boundary = randomUUID()
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: Readable.from(partsOf(boundary, fields, file), { objectMode: false }),
  }
}

async function* partsOf(
  boundary: string,
  fields: Record<string, unknown>,
  { type, content }: UploadedFile,
): AsyncGenerator<Buffer> {
  const part = (name: string, rest: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${rest}`
  const texts = Object.entries(fields).map(([name, value]) => `${part(name, '')}\r\n\r\n${value}\r\n`)
  const fileName = `; filename="upload.${endings.get(type) ?? 'bin'}"`
  yield Buffer.from(`${texts.join('')}${part('file', fileName)}\r\ncontent-type: ${type}\r\n\r\n`)
  yield* unbroken(content)
  yield Buffer.from(`\r\n--${boundary}--\r\n`)
}

async function* unbroken(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* content
  } catch (cause) {
    throw new BrokenBody('The body broke off', { cause })
  }
}
