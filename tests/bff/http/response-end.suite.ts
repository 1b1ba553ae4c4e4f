import { once } from 'node:events'
import { request } from 'node:http'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import pino from 'pino'
import t from 'tap'
import { logRequests } from '#bff/http/hooks/every-response.ts'
import { createLogFrom } from '#bff/observability/log.ts'
import type { RequestFacts } from '#bff/observability/log-lines.ts'
import { RequestContext } from '#bff/request/request-context.ts'
import { startSite } from '../../support/site.ts'
import { until } from '../../support/until.ts'
import { testMetrics } from '../observability/test-metrics.ts'

const site = await startSite()
t.teardown(() => site.close())
const cookie = await site.signIn()

const requestLines = (route: string) =>
  site.log.filter((line) => line.kind === 'request' && line.route === route)

t.test('a request is logged when its response has been sent, cached or not', async (t) => {
  await site.ask('/api/startup')
  const { headers } = await site.ask('/api/startup')
  const told = () => site.log.filter((line) => line.requestId === headers['x-request-id'])
  await until('the request is logged', () => told().length > 0)
  t.match(told(), [{ kind: 'request', status: 200, durationMs: Number, cache: String }])
  t.equal(told().length, 1)
})

t.test(
  'a client that left before its response is logged as such, once, with the time it waited',
  async (t) => {
    const call = '/api/auth/get_balance'
    const route = '/api/me/balance'
    site.sandbox.control.fault({ call, fault: { kind: 'hang' } })
    const calls = site.sandbox.control.calls().length
    const headers = { host: `localhost:${site.port}`, cookie }
    const asking = request({ port: site.port, host: '127.0.0.1', path: route, headers }).end()
    const failed = once(asking, 'error')
    await until('the platform is asked', () => site.sandbox.control.calls().length > calls)
    await sleep(100)
    asking.destroy()
    await failed
    await until('the request is logged', () => requestLines(route).length > 0)
    t.match(requestLines(route), [{ level: 'info', status: 499, operation: 'getBalance' }])
    t.ok(Number(requestLines(route)[0]?.durationMs) >= 90)
    await sleep(500)
    t.equal(requestLines(route).length, 1)
    const metrics = await (await fetch(`${site.adminUrl}/metrics`)).text()
    t.match(metrics, 'marquee_requests_total{operation="getBalance",status="4xx"} 1')
  },
)

t.test('the duration includes sending the response', async (t) => {
  const facts: RequestFacts[] = []
  const metrics = testMetrics()
  const app = Fastify()
  t.teardown(() => app.close())
  logRequests(
    app,
    {
      ...createLogFrom(pino({ enabled: false }), () => undefined),
      request: (_, told) => void facts.push(told),
    },
    metrics,
  )
  app.addHook('onRequest', async (request) => {
    request.context = new RequestContext()
  })
  async function* slowly() {
    yield 'one'
    await sleep(200)
    yield 'two'
  }
  app.get('/reply', async (_request, reply) => reply.send(Readable.from(slowly(), { objectMode: false })))
  app.get('/hijacked', (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(202)
    Readable.from(slowly()).pipe(reply.raw)
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  for (const path of ['/reply', '/hijacked']) await (await fetch(url + path)).text()
  await until('both are logged', () => facts.length === 2)
  t.match(facts, [
    { route: '/reply', status: 200 },
    { route: '/hijacked', status: 202 },
  ])
  for (const { durationMs } of facts) t.ok(durationMs >= 190, `${durationMs} ms`)
})
