import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import t, { type Test } from 'tap'
import { prepareText } from '#bff/cache/representation.ts'
import { sendRepresentation } from '#bff/http/response/send-body.ts'
import { startSite } from '../../support/site.ts'

const site = await startSite()
t.teardown(() => site.close())

interface Raw {
  statusLine: string
  headers: Record<string, string>
  body: string
}

/** A connection on which requests are written as they are given, and answers read one after the other. */
async function open(t: Test) {
  const socket: Socket = connect(site.port, '127.0.0.1')
  t.teardown(() => socket.destroy())
  await once(socket, 'connect')
  let received = ''
  let ended = false
  let look = () => {}
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1')
    look()
  })
  socket.on('close', () => {
    ended = true
    look()
  })

  async function until(there: () => boolean) {
    while (!there()) {
      if (ended) throw new Error(`The connection ended with ${JSON.stringify(received)}`)
      await new Promise<void>((resolve) => {
        look = resolve
      })
    }
  }

  return {
    write: (method: string, path: string, lines: readonly string[] = [], version = '1.1') =>
      socket.write(
        [`${method} ${path} HTTP/${version}`, `Host: localhost:${site.port}`, ...lines, '', ''].join('\r\n'),
      ),
    async read({ empty = false } = {}): Promise<Raw> {
      await until(() => received.includes('\r\n\r\n'))
      const end = received.indexOf('\r\n\r\n')
      const [statusLine = '', ...lines] = received.slice(0, end).split('\r\n')
      const headers = Object.fromEntries(
        lines.map((line) => [
          line.slice(0, line.indexOf(': ')).toLowerCase(),
          line.slice(line.indexOf(': ') + 2),
        ]),
      )
      const length = empty ? 0 : Number(headers['content-length'] ?? 0)
      await until(() => received.length >= end + 4 + length)
      const body = received.slice(end + 4, end + 4 + length)
      received = received.slice(end + 4 + length)
      return { statusLine, headers, body }
    },
  }
}

await site.ask('/api/games')
const { etag = '' } = (await site.ask('/api/startup')).headers

t.test('the last response of a connection has the same headers as any other', async (t) => {
  // What differs from one answer to the next, or with the end of the connection.
  const changing = [
    'x-request-id',
    'date',
    'ratelimit-remaining',
    'ratelimit-reset',
    'connection',
    'keep-alive',
  ]
  const names = ({ headers }: Raw) => Object.keys(headers).filter((name) => !changing.includes(name))
  const connection = await open(t)
  for (const path of ['/api/startup', '/api/session', '/', '/nowhere', '/robots.txt']) {
    connection.write('GET', path)
    const given = await connection.read()
    const last = await open(t)
    last.write('GET', path, ['Connection: close'])
    const ending = await last.read()
    t.same(names(given).sort(), names(ending).sort(), path)
    t.match([given.headers.connection, ending.headers.connection], ['keep-alive', 'close'], path)
  }
})

t.test('pipelined requests are answered completely and in order', async (t) => {
  const connection = await open(t)
  connection.write('GET', '/api/startup')
  connection.write('GET', '/api/startup', [`If-None-Match: ${etag}`])
  connection.write('HEAD', '/api/startup')
  connection.write('GET', '/')
  connection.write('GET', '/api/games')
  connection.write('GET', '/api/session')
  const [whole, known, head] = [
    await connection.read(),
    await connection.read(),
    await connection.read({ empty: true }),
  ]
  t.match(JSON.parse(Buffer.from(whole.body, 'latin1').toString()), { site: {} })
  t.match([known.statusLine, known.body], ['HTTP/1.1 304 Not Modified', ''])
  t.match(head.headers, { 'content-length': whole.headers['content-length'], etag })
  t.match((await connection.read()).body, /^<!doctype html>.*<\/html>$/s)
  t.ok(JSON.parse((await connection.read()).body))
  t.match(JSON.parse((await connection.read()).body), { authenticated: false })
})

t.test('an HTTP/1.0 client is answered, and its connection closed', async (t) => {
  const connection = await open(t)
  connection.write('GET', '/api/startup', [], '1.0')
  const { headers, body } = await connection.read()
  t.match(headers, { connection: 'close', etag })
  t.equal(body.length, Number(headers['content-length']))
  const wishing = await open(t)
  wishing.write('GET', '/api/startup', ['Connection: keep-alive', `If-None-Match: ${etag}`], '1.0')
  t.match(
    (await wishing.read()).headers,
    { connection: 'close' },
    'for the end of this one is the connection’s',
  )
})

t.test(
  'every resource that is prepared answers HEAD as it answers GET, and 304 without a body',
  async (t) => {
    const paths = ['/api/startup', '/api/games', '/', '/sitemap.xml', '/sw.js', '/builds/latest.json']
    for (const path of paths) {
      const headers = { 'accept-encoding': 'br' }
      const whole = await site.ask(path, { headers })
      const head = await site.ask(path, { method: 'HEAD', headers })
      for (const name of [
        'content-length',
        'content-type',
        'content-encoding',
        'etag',
        'vary',
        'cache-control',
      ])
        t.equal(head.headers[name], whole.headers[name], `${path} ${name}`)
      t.equal(head.text, '', path)
      for (const method of ['GET', 'HEAD']) {
        const known = { ...headers, 'if-none-match': String(whole.headers.etag) }
        const unchanged = await site.ask(path, { method, headers: known })
        t.match([unchanged.status, unchanged.text], [304, ''], `${method} ${path}`)
        t.match(unchanged.headers, { etag: whole.headers.etag, vary: 'Accept-Encoding' }, path)
        t.equal(unchanged.headers['content-length'], undefined, path)
      }
    }
  },
)

/** Asks in an encoding, and reads what came as the text that it stands for. */
async function textIn(encoding: string, path: string) {
  const { headers, body } = await site.ask(path, { headers: { 'accept-encoding': encoding } })
  const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body }
  const used = String(headers['content-encoding'] ?? 'identity') as keyof typeof decode
  return { headers, size: body.length, used, text: decode[used](body).toString() }
}

t.test('public JSON is compressed, each encoding with its own validator', async (t) => {
  const paths = ['/api/startup', '/api/games', '/api/cms', '/api/matches']
  for (const path of paths) {
    const forms = [await textIn('identity', path), await textIn('gzip', path), await textIn('gzip, br', path)]
    t.same(
      forms.map(({ used }) => used),
      ['identity', 'gzip', 'br'],
      path,
    )
    t.equal(new Set(forms.map(({ text }) => text)).size, 1, `${path} says the same in every form`)
    t.equal(new Set(forms.map(({ headers }) => headers.etag)).size, 3)
    const [whole, ...compressed] = forms
    for (const { size, headers } of forms) {
      t.equal(headers.vary, 'Accept-Encoding')
      t.equal(headers['content-length'], String(size))
    }
    for (const { size } of compressed)
      t.ok(size < (whole?.size ?? 0) / 1.5, `${path}: ${size} of ${whole?.size}`)
  }
})

t.test('a 304 is sent for the encoding that the client has, and not for another', async (t) => {
  const { headers } = await textIn('br', '/api/startup')
  const known = { 'if-none-match': String(headers.etag) }
  const same = await site.ask('/api/startup', { headers: { ...known, 'accept-encoding': 'br' } })
  t.equal(same.status, 304)
  const other = await site.ask('/api/startup', { headers: { ...known, 'accept-encoding': 'gzip' } })
  t.match([other.status, other.headers['content-encoding']], [200, 'gzip'])
})

t.test('small and private responses are not compressed', async (t) => {
  const cookie = await site.signIn()
  const headers = { 'accept-encoding': 'br, gzip' }
  for (const path of ['/builds/latest.json', '/api/me/favorites', '/api/me/inbox', '/api/session']) {
    const answer = await site.ask(path, { cookie, headers })
    t.match([answer.status, answer.headers['content-encoding']], [200, undefined], path)
  }
})

t.test('a cookie is sent with a 304, too', async (t) => {
  const app = Fastify()
  t.teardown(() => app.close())
  const text = await prepareText('the same for everyone', { contentType: 'text/plain', headers: {} })
  app.addHook('onSend', async (_request, reply) => void reply.header('x-hook', 'ran'))
  app.get('/', async (request, reply) => {
    reply.header('set-cookie', 'lang=CN')
    return sendRepresentation(request, reply, text)
  })
  for (const headers of [{}, { 'if-none-match': text.etag }]) {
    const answer = await app.inject({ url: '/', headers })
    t.equal(answer.statusCode, 'if-none-match' in headers ? 304 : 200)
    t.match(answer.headers, { 'set-cookie': 'lang=CN', 'x-hook': 'ran', etag: text.etag })
  }
})
