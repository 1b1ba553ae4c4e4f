import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { ProblemError } from '../../errors/problem-error.ts'

const json = /^application\/json[ \t]*(?:;|$)/i

/** Refuses a body of another kind by its head alone, before anybody asks whose it is. */
export function requireJson(headers: IncomingHttpHeaders): void {
  if (hasBody(headers) && !json.test(headers['content-type'] ?? ''))
    throw new ProblemError('unsupportedMediaType')
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** JSON is the only kind of body there is. An empty one is no body, whatever its headers say. */
export function registerJsonBodyParser(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  // What is not there is of no kind; for one that is named Fastify would wait, and Node never says that it has ended.
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
