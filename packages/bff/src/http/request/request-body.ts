import type { IncomingHttpHeaders } from 'node:http'
import type { UploadRule } from '@marquee/contracts/operation'
import type { FastifyInstance } from 'fastify'
import { ProblemError } from '../../errors/problem-error.ts'

/** Whether the headers of a request announce a body. */
function hasBody(headers: IncomingHttpHeaders): boolean {
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
      parseJson(request, String(text), (error, body) =>
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

/** Refuses a body that is no form, or is certainly too large, by its headers alone. */
export function requireForm(headers: IncomingHttpHeaders, { maxBytes }: Pick<UploadRule, 'maxBytes'>): void {
  if (!hasBody(headers)) {
    throw new ProblemError('invalidRequest', { errors: [{ path: 'file', code: 'required' }] })
  }
  if (!form.test(headers['content-type'] ?? '')) throw new ProblemError('unsupportedMediaType')
  if (Number(headers['content-length'] ?? 0) > maxBytes + maxBytesBesideFile) {
    throw new ProblemError('fileTooLarge', { errors: [{ path: 'file', code: 'tooBig' }] })
  }
}

/** Leaves the bodies of forms unread, for the handler that passes them on while they arrive. */
export function registerFormBody(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null))
}
