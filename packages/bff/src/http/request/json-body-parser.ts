import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { ProblemError } from '../../errors/problem-error.ts'
import { hasBody } from './has-body.ts'

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
