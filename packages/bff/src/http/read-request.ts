import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { fieldErrors } from '@marquee/contracts/field-errors'
import type { OperationDeclaration, UploadRule } from '@marquee/contracts/operation'
import type { OperationId, RequestOf } from '@marquee/contracts/operations'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { ProblemError } from '../errors/problem-error.ts'

/** Makes the reader of a request's declared parts. It throws `invalidRequest` with all invalid fields. */
export function createRequestReader<Id extends OperationId>(declaration: OperationDeclaration) {
  const schema = z.object({
    ...part('params', declaration.params),
    ...part('query', declaration.query),
    ...part('body', declaration.body ?? z.optional(z.strictObject({}))),
  })
  return (request: FastifyRequest): RequestOf<Id> => {
    const { params, body } = request
    const input = { params, query: withoutEmpty(request.query), body: body ?? undefined }
    const result = schema.safeParse(input, { reportInput: true })
    if (!result.success) {
      const errors = fieldErrors(result.error.issues).map(({ path, code }) => ({
        path: path.replace(/^\w+\./, ''),
        code,
      }))
      throw new ProblemError('invalidRequest', { errors })
    }
    return result.data as RequestOf<Id>
  }
}

/** Treats parameters without a value (`?category=&q=ace`) as absent. */
function withoutEmpty(query: unknown): unknown {
  return Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''))
}

const part = (name: string, schema: z.ZodMiniType | undefined) => (schema ? { [name]: schema } : {})

// The header is a structured string, hence quoted (draft-ietf-httpapi-idempotency-key-header); many clients send it bare.
const uuid = /^("?)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\1$/i

/**
 * The `Idempotency-Key` of a request; undefined when there is none.
 * @throws ProblemError `invalidRequest` for a value that is not a UUID
 */
export function readIdempotencyKey({ 'idempotency-key': key }: IncomingHttpHeaders): string | undefined {
  if (key === undefined) return undefined
  const [, , bare] = (typeof key === 'string' && uuid.exec(key)) || []
  if (bare !== undefined) return bare.toLowerCase()
  throw new ProblemError('invalidRequest', { errors: [{ path: 'idempotency-key', code: 'invalidFormat' }] })
}

/** Whether the headers of a request announce a body. */
export function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

const json = /^application\/json[ \t]*(?:;|$)/i

/** Refuses a body that is not JSON by its headers alone, before authentication. */
export function requireJson(headers: IncomingHttpHeaders): void {
  if (hasBody(headers) && !json.test(headers['content-type'] ?? ''))
    throw new ProblemError('unsupportedMediaType')
}

/** Registers JSON as the only content type. An empty body counts as none, whatever its headers. */
export function registerJsonBodyParser(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  // With a content type Fastify waits for the body, and with `optimizeEmptyRequests` an empty one never emits `end`.
  app.addHook('onRequest', ({ method, headers }, _reply, done) => {
    if (method !== 'GET' && !hasBody(headers)) delete headers['content-type']
    done()
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined)
    else
      void parseJson(request, String(text), (error, body) =>
        done(error && new ProblemError('invalidRequest'), body),
      )
  })
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) =>
    done(text === '' ? null : new ProblemError('unsupportedMediaType')),
  )
}

const form = /^multipart\/form-data[ \t]*;/i

// The fields of a form and what separates them.
const maxBytesBesideFile = 64 * 1024

/** Whether the headers of a request announce a form with a file. */
export const isForm = (headers: IncomingHttpHeaders) => form.test(headers['content-type'] ?? '')

/** Refuses a body that is no form, or is certainly too large, by its headers alone. */
export function requireForm(headers: IncomingHttpHeaders, { maxBytes }: Pick<UploadRule, 'maxBytes'>): void {
  if (!hasBody(headers)) {
    throw new ProblemError('invalidRequest', { errors: [{ path: 'file', code: 'required' }] })
  }
  if (!isForm(headers)) throw new ProblemError('unsupportedMediaType')
  if (Number(headers['content-length'] ?? 0) > maxBytes + maxBytesBesideFile) {
    throw new ProblemError('fileTooLarge', { errors: [{ path: 'file', code: 'tooBig' }] })
  }
}

/** Leaves the bodies of forms unread, for the handler that passes them on while they arrive. */
export function registerFormBody(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null))
}

/** A signal that aborts when the client disconnects before the end of the response. */
export function clientSignal(raw: ServerResponse): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}
