import { performance } from 'node:perf_hooks'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'

/** Notes that an answer has gone out, or that nobody is there to take it. Once per request, however often it is told. */
export type NoteEnd = (request: FastifyRequest, reply: FastifyReply) => void

/**
 * Writes one line per request and counts it, when its answer has gone out. What passes by Fastify's reply says so
 * itself, with the function that this returns: waiting for it in a hook costs as much as the line.
 */
export function logRequests(app: FastifyInstance, log: Log, metrics: Metrics): NoteEnd {
  const noteEnd: NoteEnd = (request, { statusCode: status }) => {
    const { method, context } = request
    if (context.ended) return
    context.ended = true
    const durationMs = performance.now() - context.startedAt
    const route = request.routeOptions.url ?? 'none'
    log.request(context, { method, route, status, durationMs })
    const { operation = 'none', brand } = context
    metrics.request({ operation, brand: brand?.host ?? 'none', status, durationMs })
  }

  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.context) {
      if (reply.raw.destroyed) noteEnd(request, reply)
      else reply.raw.once('close', () => noteEnd(request, reply))
    }
    done()
  })

  return noteEnd
}
