import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The status by which a client that closed its connection before it had the whole response is known (nginx). */
const clientClosedRequest = 499

/**
 * Calls a listener once for each request, when its response has been handed to the network, with the status that was
 * sent; or when the client has left before that, with 499. Node's `close` event tells both ends apart; Fastify's
 * `onResponse` hook does not run for a client that left.
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
