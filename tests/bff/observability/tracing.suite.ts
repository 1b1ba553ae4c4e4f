import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import t, { type Test } from 'tap'
import { unusedOrigin } from '../../support/faulty-platform.ts'
import { startSite } from '../../support/site.ts'
import { until } from '../../support/until.ts'

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number }
}
interface Span {
  name: string
  /** 2 that of a server, 3 that of a client. */
  kind: number
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: Attribute[]
  status: { code: number }
}
interface Export {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[]
}

const valuesOf = (attributes: readonly Attribute[] = []) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]))

/** Starts a receiver of traces on loopback; it is stopped after the test. */
async function startReceiver(t: Test) {
  const spans: Span[] = []
  const resources: Record<string, unknown>[] = []
  const headers: IncomingHttpHeaders[] = []
  const receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    t.equal(request.url, '/v1/traces')
    headers.push(request.headers)
    const sent: Export = JSON.parse(Buffer.concat(chunks).toString())
    for (const { resource, scopeSpans } of sent.resourceSpans) {
      resources.push(valuesOf(resource.attributes))
      spans.push(...scopeSpans.flatMap((scope) => scope.spans))
    }
    response.setHeader('content-type', 'application/json').end('{}')
  })
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  t.teardown(() => receiver.close())
  const address = receiver.address()
  if (typeof address !== 'object' || !address) throw new Error('no address')
  return { endpoint: `http://127.0.0.1:${address.port}`, spans, resources, headers }
}

/** Sets variables that the library reads itself, until the test is over. */
function setEnvironment(t: Test, variables: Record<string, string>): void {
  Object.assign(process.env, variables)
  t.teardown(() => {
    for (const name of Object.keys(variables)) delete process.env[name]
  })
}

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`

t.test('requests and their platform calls reach an OTLP receiver as one trace', async (t) => {
  const { endpoint, spans, resources } = await startReceiver(t)
  const settings = {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    TRUSTED_PROXIES: '127.0.0.1',
    INSTANCE: 'gateway-a',
  }
  const site = await startSite(settings)
  const cookie = await site.signIn()
  const answer = await site.ask('/api/me/balance', { cookie, headers: { traceparent } })
  t.equal(answer.status, 200)
  const refused = { accountId: 'demo', password: 'wrong' }
  t.equal((await site.ask('/api/session', { method: 'POST', body: refused })).status, 422)
  site.sandbox.control.fault({ call: '/api/auth/vip', fault: { kind: 'status', status: 503 } })
  t.equal((await site.ask('/api/me/vip', { cookie })).status, 502)
  const [call] = site.sandbox.control.calls('/api/auth/get_balance')
  const sent = String(call?.headers.traceparent)
  const requestId = answer.headers['x-request-id']
  await until('the request is logged', () => site.log.some((line) => line.requestId === requestId))
  await site.close()

  const ours = spans.filter((span) => span.traceId === traceId)
  const request = ours.find(({ name }) => name === 'GET /api/me/balance')
  const upstream = ours.find(({ name }) => name === 'POST /api/auth/get_balance')
  t.equal(ours.length, 2)
  t.match(request, { kind: 2, parentSpanId: '00f067aa0ba902b7' }, 'goes on with the trace of a trusted proxy')
  t.match(valuesOf(request?.attributes), {
    'http.request.method': 'GET',
    'http.route': '/api/me/balance',
    'http.response.status_code': 200,
    'marquee.operation': 'getBalance',
    'marquee.brand': 'localhost',
    'marquee.request_id': requestId,
  })
  t.match(upstream, { kind: 3, parentSpanId: request?.spanId })
  t.match(valuesOf(upstream?.attributes), { 'url.template': '/api/auth/get_balance' })
  t.equal(sent, `00-${traceId}-${upstream?.spanId}-01`, 'the platform gets the span of the call')

  const named = (name: string) => spans.find((span) => span.name === name)
  t.match(named('POST /api/startup'), { kind: 3, parentSpanId: undefined }, 'data for all visitors')
  t.equal(named('POST /api/auth/login')?.status.code, 0, 'a refusal is an answer')
  t.match(named('POST /api/auth/vip')?.status, { code: 2 })
  t.match(valuesOf(named('POST /api/auth/vip')?.attributes), { 'error.type': 'status' })
  t.match(named('GET /api/me/vip')?.status, { code: 2 })

  t.match(resources[0], {
    'service.name': 'marquee',
    'service.version': /^\d+\.\d+\.\d+/,
    'service.instance.id': 'gateway-a',
  })
  for (const line of site.log.filter(({ kind }) => kind !== 'notice'))
    t.match(line, { instance: 'gateway-a', traceId: /^[0-9a-f]{32}$/ })
  t.equal(site.log.find((line) => line.requestId === requestId)?.traceId, traceId)
  const text = JSON.stringify(spans)
  for (const secret of ['Demo1234', cookie.slice(10), '"demo"'])
    t.notOk(text.includes(secret), 'nothing personal')
})

t.test('the environment names the service, and says what the receiver asks for', async (t) => {
  const { endpoint, resources, headers } = await startReceiver(t)
  setEnvironment(t, {
    OTEL_SERVICE_NAME: 'front-of-house',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=staging',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20token',
  })
  const site = await startSite({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })
  await site.ask('/api/startup')
  await site.close()
  t.match(resources[0], {
    'service.name': 'front-of-house',
    'deployment.environment.name': 'staging',
    'service.version': String,
  })
  t.match(headers[0], { authorization: 'Bearer token' })
})

t.test('of traces that are sampled out nothing is sent, and lines have their ids all the same', async (t) => {
  const { endpoint, spans } = await startReceiver(t)
  setEnvironment(t, { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' })
  const site = await startSite({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, TRUSTED_PROXIES: '127.0.0.1' })
  await site.ask('/api/startup')
  t.match(
    site.log.find(({ kind }) => kind === 'request'),
    { traceId: /^[0-9a-f]{32}$/ },
  )
  await site.ask('/api/session', { headers: { traceparent } })
  await site.close()
  t.strictSame(
    spans.map((span) => span.traceId),
    [traceId],
    'but for those that a trusted proxy has chosen',
  )
})

t.test('a receiver that is away holds nobody up', async (t) => {
  const site = await startSite({ OTEL_EXPORTER_OTLP_ENDPOINT: unusedOrigin })
  t.equal((await site.ask('/api/startup')).status, 200)
  await site.close()
})

t.test('without a receiver no line has a trace', async (t) => {
  const site = await startSite()
  t.teardown(() => site.close())
  await site.ask('/api/startup')
  for (const line of site.log) t.notOk('traceId' in line)
})
