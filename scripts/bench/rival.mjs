// One rival in its own process: rival.mjs <kind> <port> <file with the facts as JSON>
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** @typedef {import('fastify').FastifyInstance} App */

// The same versions as the gateway's.
const ofGateway = createRequire(new URL('../../packages/bff/package.json', import.meta.url))
/** @type {typeof import('fastify')} */
const Fastify = ofGateway('fastify')

const sessionCookie = /(?:^|;\s*)session=([^;]+)/

/** @typedef {import('./send-request.mjs').CapturedResponse & { upstream: string, balancePath: string }} Facts */

/** @type {Record<string, (facts: Facts) => App | Promise<App>>} */
const rivals = {
  equal,

  /** One POST to the platform per request. */
  undici: ({ upstream, balancePath }) => {
    const { Agent } = ofGateway('undici')
    const agent = new Agent({ connections: 128 })
    const app = Fastify()
    app.get('/api/me/balance', async (request) => {
      const auth = sessionCookie.exec(request.headers.cookie ?? '')?.[1]
      const { body } = await agent.request({
        origin: upstream,
        path: balancePath,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ domain_name: 'localhost', auth: auth?.slice(0, 32), account_id: 'demo' }),
      })
      const answer = /** @type {Record<string, string>} */ (await body.json())
      return { balance: { amount: answer.game_balance, currency: 'PHP' }, token: answer.game_token }
    })
    return app
  },

  /** Forwards a POST and its response unchanged; nothing is logged. */
  httpProxy: async ({ upstream, balancePath }) => {
    const { default: httpProxy } = await import('@fastify/http-proxy')
    const app = Fastify()
    await app.register(httpProxy, {
      upstream,
      prefix: '/api/me/balance',
      rewritePrefix: balancePath,
      undici: { connections: 128 },
    })
    return app
  },
}

/**
 * The gateway's work for a cached response, written with Fastify alone: a request id, the same headers
 * and bytes, the ETag compared, and one JSON line per request, with the same fields, through pino to a buffered
 * destination.
 * @param {import('./send-request.mjs').CapturedResponse} captured
 */
function equal({ operation, headers, body: encoded }) {
  /** @type {typeof import('pino')} */
  const { pino } = ofGateway('pino')
  const destination = pino.destination({ fd: 1, sync: false, minLength: 8192 })
  const logger = pino(
    {
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    destination,
  )
  const body = Buffer.from(encoded, 'base64')
  const app = Fastify({ genReqId: () => randomUUID() })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    reply.header('x-request-id', request.id)
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
  app.get('/*', (request, reply) =>
    request.headers['if-none-match'] === headers.etag ? reply.code(304).send() : reply.send(body),
  )
  return app
}

const [kind = '', port, factsFile = ''] = process.argv.slice(2)
const start = rivals[kind]
if (!start) throw new Error(`There is no rival ${kind}`)
const app = await start(JSON.parse(readFileSync(factsFile, 'utf8')))
await app.listen({ port: Number(port), host: '127.0.0.1' })
