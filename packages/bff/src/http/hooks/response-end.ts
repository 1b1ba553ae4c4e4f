import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The status for a client that disconnected before the end of the response (nginx). */
const clientClosedRequest = 499

/**
 * Calls a listener once per request: with the status when the response has been sent, or with 499 when the client
 * disconnected before. Node's `close` event covers both; Fastify's `onResponse` hook does not run after a disconnect.
 */
export function onResponseEnd(
  app: FastifyInstance,
  listener: (request: FastifyRequest, status: number) => void,
): void {
  app.addHook('onRequest', (request, { raw }, done) => {
    raw.once('close', () => listener(request, raw.writableFinished ? raw.statusCode : clientClosedRequest))
    done()
  })
}
