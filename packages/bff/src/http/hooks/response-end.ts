import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ClientLeft } from '../../observability/log.ts'

/** The status for a client that disconnected before the end of the response (nginx). */
const clientClosedRequest = 499

/**
 * Calls a listener once per request: with the status when the response has been sent, or with 499 when the client
 * disconnected before. Node's `close` event covers both; Fastify's `onResponse` hook does not run after a disconnect.
 */
export function onResponseEnd(
  app: FastifyInstance,
  listener: (request: FastifyRequest, status: number, left: ClientLeft | undefined) => void,
): void {
  app.addHook('onRequest', (request, { raw }, done) => {
    raw.once('close', () => {
      if (raw.writableFinished) listener(request, raw.statusCode, undefined)
      else listener(request, clientClosedRequest, clientLeft(request, raw))
    })
    done()
  })
}

function clientLeft({ raw }: FastifyRequest, response: ServerResponse): ClientLeft {
  if (!raw.complete) return 'duringRequest'
  return response.headersSent ? 'duringResponse' : 'beforeResponse'
}
