// What every rival that does equal work has in common, as an engineer would write it by hand.
import { randomUUID } from 'node:crypto'
import { Fastify, fastifyCookie, fastifyRateLimit, pino } from './libraries.mjs'

// Higher than wrk can ask, as for the gateway.
const max = 9_999_999
const timeWindow = 1000

/** @typedef {import('fastify').FastifyRequest & { code?: string }} Request */

/**
 * Makes a server with request ids, the given headers, cookies, rate limits and a log.
 * @param {string} operation as the log names it
 * @param {Record<string, string>} headers of every response
 */
export async function createEqualWork(operation, headers) {
  const logger = pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: (level) => ({ level }) } },
    pino.destination({ fd: 1, sync: false, minLength: 8192 }),
  )
  const app = Fastify({ genReqId: () => randomUUID() })
  await app.register(fastifyCookie)
  await app.register(fastifyRateLimit, { global: false })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    logger.info({
      kind: 'request',
      requestId: request.id,
      reference: `${request.id.slice(0, 4)}-${request.id.slice(4, 8)}`,
      host: request.headers.host,
      brand: request.host,
      operation,
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime * 10) / 10,
      cache: headers['cache-status'],
    })
    done()
  })
  /** @param {(request: import('fastify').FastifyRequest) => string} keyGenerator */
  const limitBy = (keyGenerator) => {
    const count = app.createRateLimit({ max, timeWindow, keyGenerator })
    return async (/** @type {import('fastify').FastifyRequest} */ request) => {
      const counted = await count(request)
      if (!counted.isAllowed && counted.isExceeded) throw new Error('Too many requests')
    }
  }
  return { app, logger, limitBy }
}
