import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import { get } from 'node:https'
import type { AddressInfo } from 'node:net'
import t, { type Test } from 'tap'
import { needs } from '../support/needs.ts'
import { shippedProxies } from '../support/proxies.ts'
import { type Ask, send } from '../support/send.ts'
import { until } from '../support/until.ts'

interface Asked {
  method: string | undefined
  path: string | undefined
  headers: IncomingHttpHeaders
  bytes: number
}

const answer: RequestListener = (_request, response) => response.end('answered')
const breakOff: RequestListener = (request) => request.socket.destroy()

/** Stands in for a gateway that is ready, and writes down what it is asked. */
async function startRecorder(t: Test, respond: RequestListener = answer) {
  const asked: Asked[] = []
  const server = createServer({ maxHeaderSize: 64_000 }, async (request, response) => {
    if (request.url === '/readyz') return response.end()
    let bytes = 0
    for await (const chunk of request) bytes += chunk.length
    const { method, url: path, headers } = request
    asked.push({ method, path, headers, bytes })
    respond(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    server.closeAllConnections()
    if (server.listening) await once(server.close(), 'close')
  }
  t.teardown(close)
  const { port } = server.address() as AddressInfo
  return { port, adminUrl: `http://127.0.0.1:${port}`, asked, close }
}

const host = 'play.example.com'
const asker =
  (port: number) =>
  (path: string, ask: Partial<Ask> = {}) =>
    send(port, path, { host, ...ask })

for (const [name, start] of Object.entries(shippedProxies))
  t.test(name, needs('haproxy', 'nginx', 'openssl'), async (t) => {
    t.test('says itself who asks for what, whatever clients claim', async (t) => {
      const gateway = await startRecorder(t)
      const { port, tlsPort, certificate } = await start(t, gateway)
      const claims = {
        'x-forwarded-for': '192.0.2.6',
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'elsewhere.example.com',
        'x-request-id': 'chosen-by-a-client',
      }
      await asker(port)('/api/startup', { headers: claims })
      const headers = { host, ...claims, 'x-forwarded-proto': 'http' }
      const outgoing = get({
        port: tlsPort,
        path: '/',
        ca: readFileSync(certificate),
        servername: 'localhost',
        headers,
      })
      const [incoming] = await once(outgoing, 'response')
      incoming.resume()
      const told = { host, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': host }
      t.match(gateway.asked, [
        { headers: { ...told, 'x-forwarded-proto': 'http' } },
        { headers: { ...told, 'x-forwarded-proto': 'https' } },
      ])
      const ids = gateway.asked.map((one) => one.headers['x-request-id'])
      t.ok(
        ids.every((id) => /^[0-9a-f-]{32,36}$/.test(String(id))),
        `it made ${ids}`,
      )
      t.equal(new Set(ids).size, 2)
    })

    t.test('its log has the host, and the id that the gateway’s log has, and no query', async (t) => {
      const gateway = await startRecorder(t, (request, response) =>
        response.setHeader('x-request-id', request.headers['x-request-id'] ?? '').end(),
      )
      const { port, readLog } = await start(t, gateway)
      const { headers } = await asker(port)('/en?secret=1')
      const id = String(gateway.asked[0]?.headers['x-request-id'])
      t.equal(headers['x-request-id'], id, 'and the answer has it')
      const line = () =>
        readLog()
          .split('\n')
          .find((each) => each.includes(id))
      await until('the request is in the log', () => line() !== undefined)
      t.match(line(), host)
      t.notMatch(line(), 'secret')
    })

    t.test('asks the other gateway where a read got no answer, and never repeats a write', async (t) => {
      const [broken, sound] = [await startRecorder(t, breakOff), await startRecorder(t)]
      const ask = asker((await start(t, broken, sound)).port)
      const turns = [1, 2, 3, 4]
      // That there was no answer is told by an error, or by closing the connection.
      for (const turn of turns) await ask(`/api/write?${turn}`, { method: 'POST', body: {} }).catch(() => {})
      for (const turn of turns) t.equal((await ask(`/read?${turn}`)).status, 200)
      const writes = [...broken.asked, ...sound.asked].flatMap(({ method, path = '' }) =>
        method === 'POST' ? [path] : [],
      )
      t.strictSame(
        writes.toSorted(),
        turns.map((turn) => `/api/write?${turn}`),
        'each arrived once',
      )
      for (const method of ['POST', 'GET'])
        t.ok(
          broken.asked.some((one) => one.method === method),
          `a ${method} got no answer`,
        )
    })

    t.test('sends to the other gateway what one that is gone cannot have received', async (t) => {
      const [gone, sound] = [await startRecorder(t), await startRecorder(t)]
      await gone.close()
      const ask = asker((await start(t, gone, sound)).port)
      for (const turn of [1, 2, 3, 4])
        t.equal((await ask(`/api/write?${turn}`, { method: 'POST', body: {} })).status, 200)
      t.equal(sound.asked.length, 4)
    })

    t.test('lets uploads, long cookies and long policies through', async (t) => {
      const policy = 'https://games.example.com '.repeat(400)
      const gateway = await startRecorder(t, (_request, response) =>
        response.setHeader('content-security-policy', policy).end(),
      )
      const ask = asker((await start(t, gateway)).port)
      const body = 'x'.repeat(5_500_000)
      const { headers } = await ask('/api/me/kyc', { method: 'POST', body })
      await ask('/', { cookie: `other=${'y'.repeat(30_000)}` })
      t.match(gateway.asked, [{ bytes: body.length }, { headers: { cookie: /y{30000}$/ } }])
      t.equal(headers['content-security-policy'], policy.trim())
    })

    t.test('asks for a page that may not be kept with the version that the visitor has', async (t) => {
      const gateway = await startRecorder(t, ({ headers }, response) => {
        response.setHeader('cache-control', 'public, max-age=0, must-revalidate')
        response.writeHead(headers['if-none-match'] === '"a"' ? 304 : 200, { etag: '"a"' }).end()
      })
      const ask = asker((await start(t, gateway)).port)
      t.equal((await ask('/en')).status, 200)
      t.equal((await ask('/en', { headers: { 'if-none-match': '"a"' } })).status, 304)
    })

    t.test('keeps what everybody may have, and nothing that is a player’s own', async (t) => {
      const gateway = await startRecorder(t, ({ url = '', headers }, response) => {
        const isPublic = url.startsWith('/assets/')
        response.setHeader('x-request-id', headers['x-request-id'] ?? '')
        response.setHeader('cache-control', isPublic ? 'public, max-age=60' : 'no-store').end(url)
      })
      const ask = asker((await start(t, gateway)).port)
      for (const path of ['/assets/page-1.js', '/api/me/balance', '/assets/page-1.js', '/api/me/balance'])
        t.equal((await ask(path)).text, path)
      const kept = await ask('/assets/page-1.js')
      t.equal(kept.headers['x-request-id'], undefined, 'nor the id of whoever asked first')
      await ask('/assets/page-1.js', { host: 'brand-b.example.com' })
      t.strictSame(
        gateway.asked.map(({ path, headers }) => [headers.host, path]),
        [
          [host, '/assets/page-1.js'],
          [host, '/api/me/balance'],
          [host, '/api/me/balance'],
          ['brand-b.example.com', '/assets/page-1.js'],
        ],
      )
    })
  })
