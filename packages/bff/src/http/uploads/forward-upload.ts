import type { IncomingMessage } from 'node:http'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { fieldErrors } from '@marquee/contracts/field-errors'
import type { UploadRule } from '@marquee/contracts/operation'
import * as z from 'zod/mini'
import { ProblemError } from '../../errors/problem-error.ts'
import type { UploadedFile } from '../../upstream/multipart-body.ts'
import { checkFileType } from './check-file-type.ts'

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
async function openUploadForm(request: IncomingMessage, limits: Limits): Promise<UploadForm> {
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

// More than any upload declares.
const maxFields = 8

/**
 * Passes the file of a form on while it arrives, at the pace at which it is taken. Nothing is sent before the fields
 * and the file's type were judged, and the sending breaks off when the form turns out to be wrong.
 *
 * @template Fields what the rule's schema makes of the fields
 * @param send sends the file and returns what the platform calls it
 * @throws ProblemError, or what `send` throws
 */
export async function forwardUpload<Fields>(
  request: IncomingMessage,
  { types, maxBytes, fields: schema = z.strictObject({}) }: UploadRule,
  send: (file: UploadedFile) => Promise<string>,
): Promise<{ fields: Fields; fileKey: string }> {
  const form = await openUploadForm(request, { maxBytes, maxFields })
  try {
    const fields = readFields(schema, form.fields) as Fields
    const fileKey = await send(await checkFileType(form.content, types))
    await form.complete
    return { fields, fileKey }
  } catch (error) {
    throw form.stop(error)
  }
}

function readFields(schema: z.ZodMiniType, fields: Record<string, string>): unknown {
  const result = schema.safeParse(fields, { reportInput: true })
  if (result.success) return result.data
  throw new ProblemError('invalidRequest', { errors: fieldErrors(result.error.issues) })
}
