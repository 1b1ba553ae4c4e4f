import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import t, { type Test } from 'tap'
import { createImageSource } from '#bff/images/image-source.ts'
import { startGatewayBefore } from '../../support/gateway-before.ts'
import { until } from '../../support/until.ts'

const png = await sharp({ create: { width: 600, height: 600, channels: 3, background: 'red' } })
  .composite([{ input: Buffer.from('<svg width="300" height="300"><rect width="300" height="300"/></svg>') }])
  .png({ compressionLevel: 0 })
  .toBuffer()
const webp = { accept: 'image/webp,*/*' }

async function startPlatform(t: Test, listener: RequestListener, settings: Record<string, string> = {}) {
  const asked: string[] = []
  const gateway = await startGatewayBefore(
    t,
    (request, response) => {
      // The gateway asks for start-up data to be ready.
      if (request.url !== '/api/startup') asked.push(request.url ?? '')
      listener(request, response)
    },
    settings,
  )
  const ask = (path: string, headers: Record<string, string> = {}) => gateway.ask(path, { headers })
  return { asked, ask }
}

const sendPng: RequestListener = (_request, response) =>
  response.writeHead(200, { 'content-type': 'image/png' }).end(png)

t.test('a picture of more than one type, or of none, is refused', async (t) => {
  const types: Record<string, string | string[]> = {
    '/two.png': ['image/png', 'text/html'],
    '/joined.png': 'image/png, text/html',
    '/list.png': 'image/png,image/svg+xml',
    '/odd.png': 'image/png;x=y, text/html',
    '/empty.png': 'image/',
    '/html.png': 'text/html; image/png',
    '/good.png': 'image/png; charset=binary',
  }
  const { ask } = await startPlatform(t, (request, response) => {
    const type = types[request.url ?? ''] ?? []
    const lines = [type].flat().flatMap((value) => ['Content-Type', value])
    response.writeHead(200, lines).end(png)
  })
  for (const path of Object.keys(types)) {
    const status = path === '/good.png' ? 200 : 404
    t.equal((await ask(`/media${path}`)).status, status, path)
    t.equal((await ask(`/sized/160${path}`, webp)).status, status, path)
  }
})

t.test('a picture without a telling type is known by its first bytes', async (t) => {
  const files: Record<string, [type: string | undefined, content: Buffer, found?: string]> = {
    '/octets.png': ['application/octet-stream', png, 'image/png'],
    '/binary.png': ['binary/octet-stream', png, 'image/png'],
    '/text.png': ['text/plain; charset=utf-8', png, 'image/png'],
    '/none.png': [undefined, png, 'image/png'],
    '/small.gif': ['application/octet-stream', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1')],
    '/dot.gif': ['application/octet-stream', Buffer.from(`GIF89a${'\0'.repeat(30)}`, 'latin1'), 'image/gif'],
    '/page.png': ['application/octet-stream', Buffer.from('<!doctype html><script>alert(1)</script>')],
    '/drawing.svg': ['text/plain', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
    '/empty': ['application/octet-stream', Buffer.alloc(0)],
    '/named.png': ['text/html', png],
  }
  const { ask } = await startPlatform(t, (request, response) => {
    const [type, content] = files[request.url ?? ''] ?? []
    response.writeHead(200, type ? { 'content-type': type } : {}).end(content)
  })
  for (const [path, [, content, found]] of Object.entries(files)) {
    const { status, headers, body } = await ask(`/media${path}`)
    t.equal(status, found ? 200 : 404, path)
    if (!found) continue
    t.match(headers, { 'content-type': found, 'x-content-type-options': 'nosniff' }, path)
    t.ok(body.equals(content), `${path} is whole`)
  }
  t.match((await ask('/sized/160/none.png', webp)).headers, { 'content-type': 'image/webp' })
  t.match((await ask('/sized/160/dot.gif', webp)).headers, { 'content-type': 'image/gif' })
})

t.test('a redirect is followed within the platform’s own host, a few times', async (t) => {
  const elsewhere = createServer(sendPng).listen(0, '127.0.0.1')
  await once(elsewhere, 'listening')
  t.teardown(() => elsewhere.close())
  const other = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/a.png`
  const places: Record<string, [status: number, location: string]> = {
    '/old/a.png': [301, '/new/a.png?v=2'],
    '/far/a.png': [302, '../one/a.png'],
    '/one/a.png': [307, '/two/a.png'],
    '/two/a.png': [308, '/new/a.png'],
    '/farther/a.png': [303, '/far/a.png'],
    '/away/a.png': [302, other],
    '/call/a.png': [302, '/api/me/secrets'],
    '/odd/a.png': [302, 'http://['],
    '/loop/a.png': [302, '/loop/a.png'],
  }
  const { ask, asked } = await startPlatform(t, (request, response) => {
    const [status, location] = places[request.url ?? ''] ?? []
    if (status && location) response.writeHead(status, { location }).end('Moved')
    else sendPng(request, response)
  })
  for (const path of ['/old/a.png', '/far/a.png']) {
    t.equal((await ask(`/media${path}`)).status, 200, path)
    t.equal((await ask(`/sized/160${path}`, webp)).status, 200, path)
  }
  for (const path of ['/farther/a.png', '/away/a.png', '/call/a.png', '/odd/a.png', '/loop/a.png'])
    t.equal((await ask(`/media${path}`)).status, 404, path)
  t.notOk(asked.includes('/api/me/secrets'))
  t.equal(asked.filter((path) => path === '/loop/a.png').length, 4)
})

t.test(
  'an answer that nothing changed is taken only where it was asked for, and brings no type',
  async (t) => {
    const { ask } = await startPlatform(t, (_request, response) =>
      response.writeHead(304, { etag: '"s1"', 'content-type': 'text/html' }).end(),
    )
    t.equal((await ask('/media/a.png')).status, 404)
    const { status, headers } = await ask('/media/a.png', { 'if-none-match': '"s1"' })
    t.match({ status, headers }, { status: 304, headers: { etag: '"s1"', 'content-type': undefined } })
  },
)

t.test('no path of a platform call is asked for a picture, however it is written', async (t) => {
  const { ask, asked } = await startPlatform(t, sendPng)
  for (const path of [
    '/api/startup',
    '/api',
    '/API/startup',
    '/a/../api/startup',
    '/a/%2e%2e/api/startup',
    '/a/..%2fapi/startup',
    '/%61pi/startup',
    '/%2561pi/startup',
    '/.//api/startup',
    '/api;x=1/startup',
    '/%2fapi/startup',
    '/.%5Capi/startup',
    '/%00/a.png',
  ]) {
    t.equal((await ask(`/media${path}`)).status, 404, path)
    t.equal((await ask(`/sized/160${path}`, webp)).status, 404, path)
  }
  t.same(asked, [])
  t.equal((await ask('/media/apis/a.png')).status, 200)
})

t.test('with MEDIA_PATHS, nothing else of the platform is reached', async (t) => {
  const { ask, asked } = await startPlatform(t, sendPng, { MEDIA_PATHS: '/art/,/cdn/up.loads/' })
  for (const path of ['/art/a.png', '/art/b/c%2Cd.png?v=1', '/cdn/up.loads/a.png'])
    t.equal((await ask(`/media${path}`)).status, 200, path)
  asked.length = 0
  for (const path of ['/a.png', '/art', '/artist/a.png', '/art/../a.png', '/art/..%2fa.png', '/cdn/a.png'])
    t.equal((await ask(`/media${path}`)).status, 404, path)
  t.same(asked, [])
})

t.test('addresses that mean one to the platform are asked for once', async (t) => {
  const { ask, asked } = await startPlatform(t, sendPng)
  const answers = await Promise.all(
    ['/a.png', '/./a.png', '/b/../a.png', '/a.png?v=1', '/a.png?v=2'].map((path) =>
      ask(`/sized/160${path}`, webp),
    ),
  )
  t.same([...new Set(answers.map(({ status }) => status))], [200])
  t.same(asked.toSorted(), ['/a.png', '/a.png?v=1', '/a.png?v=2'])
  t.equal(new Set(answers.map(({ headers }) => headers.etag)).size, 1)
})

t.test('pictures that are not cached are counted, those that are cost nothing', async (t) => {
  const { ask } = await startPlatform(t, sendPng, { RATE_LIMIT_READS: '1/60' })
  t.equal((await ask('/sized/160/a.png', webp)).status, 200)
  for (let times = 0; times < 20; times++) t.equal((await ask('/sized/160/a.png', webp)).status, 200)
  for (let times = 0; times < 4; times++) t.equal((await ask(`/media/a.png?${times}`)).status, 200)
  const refused = await ask('/media/a.png')
  t.equal(refused.status, 429)
  t.ok(refused.headers['retry-after'])
  t.equal((await ask('/sized/160/b.png', webp)).status, 429)
  t.equal((await ask('/sized/160/a.png', webp)).status, 200)
  t.equal((await ask('/api/nothing')).status, 404, 'and count apart from what else is read')
})

t.test('one client that waits for pictures leaves others theirs', async (t) => {
  const held: (() => void)[] = []
  let isHolding = true
  const { ask } = await startPlatform(
    t,
    (request, response) => {
      const send = () => sendPng(request, response)
      if (isHolding && request.url?.startsWith('/slow')) held.push(send)
      else send()
    },
    { TRUSTED_PROXIES: '127.0.0.1' },
  )
  const slow = Array.from({ length: 60 }, (_, at) =>
    ask(`/media/slow${at}.png`, { 'x-forwarded-for': '192.0.2.1' }),
  )
  await until('the platform is asked', () => held.length > 0)
  const other = await ask('/media/a.png', { 'x-forwarded-for': '192.0.2.2' })
  t.equal(other.status, 200)
  t.ok(held.length <= 8, `${held.length} at a time`)
  isHolding = false
  for (const send of held) send()
  t.same([...new Set((await Promise.all(slow)).map(({ status }) => status))], [200], 'the others had to wait')
})

t.test(
  'a picture that takes too long is given up, also by a platform that sends a byte now and then',
  async (t) => {
    const timers = new Set<NodeJS.Timeout>()
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'image/png' })
      timers.add(setInterval(() => response.write('x'), 20))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const upstreamUrl = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    const source = createImageSource({ upstreamUrl, resolveMedia: (address) => address, deadlineMs: 300 })
    t.teardown(async () => {
      for (const timer of timers) clearInterval(timer)
      server.closeAllConnections()
      server.close()
      await source.close()
    })
    const { body } = await source.get('/a.png', {})
    await t.rejects(buffer(body), { name: /TimeoutError|AbortError/ })
  },
)
