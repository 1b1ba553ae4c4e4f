import type { IncomingMessage } from 'node:http'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { ProblemError } from '../../errors/problem-error.ts'

/** The name of the file's field. */
const fileField = 'file'

interface Limits {
  maxBytes: number
  maxFields: number
}

/** A form whose file has begun to arrive. */
export interface UploadForm {
  /** The fields that came before the file. */
  fields: Record<string, string>
  /** The file's bytes as they arrive; throws when the form turns out to be wrong, and ends when it was right. */
  content: AsyncIterable<Buffer>
  /** Resolves when the whole form has arrived and was right. */
  complete: Promise<void>
  /** Reads no more of the form. @returns what was wrong with the form, or the error itself */
  stop(error: unknown): unknown
}

/**
 * Reads a form of text fields and then exactly one file, and holds no more than a few chunks of it.
 *
 * @throws ProblemError `invalidRequest` for any other form, `fileTooLarge` for more than `maxBytes`
 */
export async function openUploadForm(request: IncomingMessage, limits: Limits): Promise<UploadForm> {
  const opened = Promise.withResolvers<UploadForm>()
  const complete = Promise.withResolvers<void>()
  complete.promise.catch(() => {})
  const parser = createParser(request, limits)
  const fields: [string, string][] = []
  let file: BusboyFileStream | undefined
  let failure: unknown

  function stop(error: unknown): unknown {
    failure ??= error
    // The rest is read and dropped, so that the client hears the response after it has sent everything.
    request.unpipe(parser)
    request.resume()
    opened.reject(failure)
    complete.reject(failure)
    file?.destroy(failure instanceof Error ? failure : undefined)
    return failure
  }
  const refuse = (path = '') => stop(wrongForm(path))

  parser.on('field', (name, value, _isNameCut, isCut) => {
    if (file || isCut) refuse(name)
    else fields.push([name, value])
  })
  parser.on('file', (name, stream) => {
    file = stream
    stream.on('error', () => {})
    stream.on('limit', () => stop(new ProblemError('fileTooLarge', problemOfFile('tooBig'))))
    if (name !== fileField) refuse(name)
    const content = contentOf(stream, complete.promise)
    opened.resolve({ fields: Object.fromEntries(fields), content, complete: complete.promise, stop })
  })
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(limit, () => refuse())
  parser.on('error', () => refuse())
  parser.on('finish', () =>
    file ? complete.resolve() : stop(new ProblemError('invalidRequest', problemOfFile('required'))),
  )
  request.on('close', () => {
    if (!request.complete) refuse()
  })
  request.pipe(parser)
  return opened.promise
}

function createParser(request: IncomingMessage, { maxBytes, maxFields }: Limits): BusboyInstance {
  const contentType = request.headers['content-type'] ?? ''
  try {
    return new Busboy({
      headers: { ...request.headers, 'content-type': contentType },
      limits: { files: 1, fields: maxFields, parts: maxFields + 1, fieldSize: 1000, fileSize: maxBytes },
    })
  } catch {
    throw wrongForm('')
  }
}

async function* contentOf(file: BusboyFileStream, complete: Promise<void>): AsyncGenerator<Buffer> {
  for await (const chunk of file) yield chunk
  await complete
}

const problemOfFile = (code: string) => ({ errors: [{ path: fileField, code }] })

function wrongForm(path: string): ProblemError {
  return new ProblemError('invalidRequest', { errors: [{ path, code: 'invalidFormat' }] })
}
