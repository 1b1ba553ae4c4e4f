import { once } from 'node:events'
import { createServer } from 'node:http'
import t from 'tap'
import { startSite } from '../../support/site.ts'

interface Span {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: Record<string, unknown> }[]
}
interface Export {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[]
}

t.test('requests and their platform calls reach an OTLP receiver as one trace', async (t) => {
  const spans: Span[] = []
  const receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    t.equal(request.url, '/v1/traces')
    const sent: Export = JSON.parse(Buffer.concat(chunks).toString())
    spans.push(...sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
    response.setHeader('content-type', 'application/json').end('{}')
  })
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  t.teardown(() => receiver.close())
  const address = receiver.address()
  if (typeof address !== 'object' || !address) return t.fail('no address')

  const settings = {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${address.port}`,
    TRUSTED_PROXIES: '127.0.0.1',
  }
  const site = await startSite(settings)
  const cookie = await site.signIn()
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` }
  t.equal((await site.ask('/api/me/balance', { cookie, headers })).status, 200)
  const [call] = site.sandbox.control.calls('/api/auth/get_balance')
  const sent = String(call?.headers.traceparent)
  await site.close()

  const ours = spans.filter((span) => span.traceId === traceId)
  const request = ours.find(({ name }) => name === 'getBalance')
  const upstream = ours.find(({ name }) => name === '/api/auth/get_balance')
  t.equal(request?.parentSpanId, '00f067aa0ba902b7', 'goes on with the trace of a trusted proxy')
  t.equal(upstream?.parentSpanId, request?.spanId)
  t.equal(sent, `00-${traceId}-${upstream?.spanId}-01`, 'the platform gets the span of the call')
  const text = JSON.stringify(spans)
  for (const secret of ['Demo1234', cookie.slice(10), '"demo"'])
    t.notOk(text.includes(secret), 'nothing personal')
})
