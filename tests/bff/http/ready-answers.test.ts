import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import t, { type Test } from 'tap'
import { giveHead, takesHead } from '../../../packages/bff/src/http/give-head.ts'
import { sendInOnePiece, withRoom } from '../../../packages/bff/src/http/one-piece.ts'
import { ReadyHead } from '../../../packages/bff/src/http/ready-head.ts'
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
const { etag: pageTag = '' } = (await site.ask('/')).headers
const player = await site.signIn()

/** What differs from one answer to the next, or with the end of the connection. */
const passing = ['x-request-id', 'date', 'ratelimit-remaining', 'ratelimit-reset', 'connection', 'keep-alive']

const withoutPassing = ({ statusLine, headers, body }: Raw) => ({
  statusLine,
  body,
  headers: Object.entries(headers)
    .filter(([name]) => !passing.includes(name))
    .map(([name, value]) => [name, name === 'cache-status' ? value.replace(/ttl=\d+/, '') : value]),
})

t.test('a head in one piece says what Node’s own says', async (t) => {
  const asked: readonly (readonly [path: string, ...lines: string[]])[] = [
    ['/api/startup'],
    ['/api/startup', `If-None-Match: ${etag}`],
    ['/api/games'],
    ['/api/session'],
    ['/api/session', `Cookie: ${player}`],
    ['/api/me/balance', `Cookie: ${player}`],
    ['/'],
    ['/', 'Accept-Encoding: br'],
    ['/', 'Accept-Encoding: gzip'],
    ['/', `If-None-Match: ${pageTag}`],
    ['/nowhere'],
  ]
  const connection = await open(t)
  for (const [path, ...lines] of asked) {
    const name = [path, ...lines].join(' ')
    connection.write('GET', path, lines)
    const given = await connection.read()
    // The last answer of a connection has the head that Node puts together.
    const last = await open(t)
    last.write('GET', path, [...lines, 'Connection: close'])
    const nodes = await last.read()
    t.same(withoutPassing(given), withoutPassing(nodes), name)
    t.match([given.headers.connection, nodes.headers.connection], ['keep-alive', 'close'], name)
    t.match(given.headers, {
      'x-request-id': /^[0-9a-f-]{36}$/,
      date: /^\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT$/,
    })
    t.ok(Math.abs(Date.parse(given.headers.date ?? '') - Date.now()) < 5000, 'the date is today’s')
  }
})

t.test('a connection is kept open as long as Node says that it is', async (t) => {
  const connection = await open(t)
  connection.write('GET', '/api/startup')
  const { headers } = await connection.read()
  connection.write('GET', '/api/nothing')
  const problem = await connection.read()
  t.match(problem.statusLine, '404')
  t.ok(headers['keep-alive'])
  t.equal(headers['keep-alive'], problem.headers['keep-alive'])
})

t.test('answers to requests that come at once keep their order and their ends', async (t) => {
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

t.test('who speaks an older HTTP is answered and let go', async (t) => {
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

t.test('Node takes the head that it is given, in the plain case alone', async (t) => {
  const given: boolean[] = []
  const app = Fastify()
  t.teardown(() => app.close())
  const head = new ReadyHead(200, ['x-given', 'yes'])
  app.get('/', (request, reply) => {
    reply.hijack()
    const { raw } = reply
    given.push(takesHead(request, raw))
    if (takesHead(request, raw))
      giveHead(request, raw, 200, `${head.bytes.toString('latin1')}content-length: 2\r\n`)
    else raw.writeHead(200, ['content-length', '2'])
    raw.end('ok')
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const answer = await fetch(url)
  t.match([answer.headers.get('x-given'), await answer.text()], ['yes', 'ok'])
  t.equal((await fetch(url, { headers: { connection: 'close' } })).headers.get('x-given'), null)
  t.same(given, [true, false])
})

t.test('what cannot go in one piece is left to Node', async (t) => {
  const sent: Record<string, boolean> = {}
  const app = Fastify()
  t.teardown(() => app.close())
  const { bytes } = new ReadyHead(200, ['x-given', 'yes'])
  app.get('/:case', (request, reply) => {
    const { raw } = reply
    const { case: name = '' } = request.params as { case?: string }
    const body = 'é'.repeat(name === 'large' ? 20_000 : 1)
    if (name === 'gone') request.raw.socket.destroy()
    if (name === 'ending') request.raw.socket.end()
    reply.hijack()
    if (!takesHead(request, raw)) throw new Error('Node takes no head')
    const lines = `content-length: ${Buffer.byteLength(body)}\r\n\r\n`
    sent[name] = sendInOnePiece(raw, { status: 200, heads: [bytes, Buffer.of()], lines, body })
    if (!sent[name]) raw.end(body)
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  t.equal(await (await fetch(`${url}/small`)).text(), 'é')
  t.equal((await (await fetch(`${url}/large`)).text()).length, 20_000)
  for (const name of ['gone', 'ending']) await t.rejects(fetch(`${url}/${name}`))
  t.same(sent, { small: true, large: false, gone: false, ending: false })
})

t.test('what the system has not taken yet is not written over', async (t) => {
  const roomy = withRoom(Buffer.from('the same for everyone'))
  const bodies = { text: undefined, roomy, crowded: roomy }
  const { bytes } = new ReadyHead(200, ['x-given', 'yes'])
  const tooLong = new ReadyHead(200, ['x-given', 'yes'.repeat(2000)]).bytes
  const filler = Buffer.alloc(2 ** 20)
  let filled = 0
  const app = Fastify()
  t.teardown(() => app.close())
  app.get('/:kind/:name', (request, reply) => {
    const { kind, name } = request.params as { kind: keyof typeof bodies; name: string }
    const { socket } = request.raw
    if (name === 'slow') {
      for (filled = 0; socket.writableLength === 0; filled += filler.length) socket.write(filler)
      app.server.emit('filled')
    }
    const body = bodies[kind] ?? `for ${name}`
    const heads = [kind === 'crowded' ? tooLong : bytes, Buffer.of()] as const
    const lines = `x-name: ${name}\r\ncontent-length: ${body.length}\r\n\r\n`
    reply.hijack()
    t.ok(takesHead(request, reply.raw) && sendInOnePiece(reply.raw, { status: 200, heads, lines, body }))
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  for (const kind of ['text', 'roomy', 'crowded'] as const) {
    const slow = connect(Number(new URL(url).port), '127.0.0.1')
    t.teardown(() => slow.destroy())
    slow.write(`GET /${kind}/slow HTTP/1.1\r\nHost: a\r\n\r\n`)
    await once(app.server, 'filled')
    const answer = await fetch(`${url}/${kind}/fast`)
    t.match(
      [answer.headers.get('x-name'), await answer.text()],
      ['fast', String(bodies[kind] ?? 'for fast')],
      kind,
    )
    slow.end()
    const received = Buffer.concat(await slow.toArray())
      .subarray(filled)
      .toString()
    t.match(received, 'x-name: slow', kind)
    t.match(received, `\r\n\r\n${bodies[kind] ?? 'for slow'}`, kind)
  }
})

t.test('nothing gets into a head that is no header', async (t) => {
  t.throws(() => new ReadyHead(200, ['etag', 'a\r\nset-cookie: b']), { code: 'ERR_INVALID_CHAR' })
  t.throws(() => new ReadyHead(200, ['e tag', 'a']), { code: 'ERR_INVALID_HTTP_TOKEN' })
})
