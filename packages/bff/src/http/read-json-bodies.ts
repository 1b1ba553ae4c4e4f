import type { FastifyInstance } from 'fastify'
import { ProblemError } from './problem-error.ts'

/** JSON is the only kind of body there is. An empty one is no body, whatever its headers say. */
export function readJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined)
    else
      parseJson(request, String(text), (error, body) =>
        done(error && new ProblemError('invalidRequest'), body),
      )
  })
}
