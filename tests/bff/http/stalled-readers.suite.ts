import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { startGatewayBefore } from '../../support/gateway-before.ts'
import { startSite } from '../../support/site.ts'
import { fullTest, isFullRun } from '../../support/test-size.ts'
import { until } from '../../support/until.ts'

const stallMs = 1000
const settings = { STALLED_READER_SECONDS: String(stallMs / 1000) }
// More than the kernel takes for a reader that takes nothing.
const floodBytes = 24 * 2 ** 20

const site = await startSite(settings)
t.teardown(() => site.close())

/** Opens a connection and writes to it; nothing is read until the test reads. */
async function openPaused(t: Test, port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  t.teardown(() => socket.destroy())
  socket.on('error', () => {}).pause()
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

const requestOf = (path: string, port: number) => `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`

/** As many requests for a path as make more bytes than the kernel buffers. */
async function floodOf(path: string) {
  const { text } = await site.ask(path)
  const count = Math.ceil(floodBytes / (text.length + 500))
  return { count, text: requestOf(path, site.port).repeat(count) }
}

const flooded = [
  ['/', 200],
  ['/api/startup', 200],
  ['/sitemap.xml', 200],
  ['/api/nothing', 404],
] as const

for (const [path, status] of isFullRun ? flooded : flooded.slice(0, 1)) {
  t.test(`a reader of ${path} that stalls is hung up on`, async (t) => {
    const flood = await floodOf(path)
    const before = site.log.length
    await openPaused(t, site.port, flood.text)
    await until('the rest is cut off', () =>
      site.log.slice(before).some(({ kind, status }) => kind === 'request' && status === 499),
    )
    t.equal((await site.ask(path)).status, status, 'and others are served')
  })
}

fullTest('a reader that takes longer, but takes something, gets everything', async (t) => {
  const flood = await floodOf('/api/startup')
  const socket = await openPaused(t, site.port, flood.text)
  const startedAt = performance.now()
  let answers = 0
  let rest = ''
  while (answers < flood.count && !socket.destroyed) {
    const chunk: Buffer | null = socket.read()
    if (chunk) {
      const text = rest + chunk.toString('latin1')
      answers += text.split('HTTP/1.1 200 OK\r\n').length - 1
      rest = text.slice(-16).includes('HTTP/1.1 200 OK\r\n') ? '' : text.slice(-16)
    }
    await sleep(10)
  }
  t.equal(answers, flood.count)
  t.ok(performance.now() - startedAt > stallMs, 'it took longer than a stall may')
})

t.test('an idle connection, and one that waits for the platform, are left alone', async (t) => {
  let lateMs = 0
  const gateway = await startGatewayBefore(
    t,
    (_request, response) => {
      setTimeout(() => response.writeHead(200, { 'content-type': 'image/png' }).end('x'), lateMs)
    },
    settings,
  )
  const socket = await openPaused(t, gateway.port, requestOf('/media/a.png', gateway.port))
  socket.resume()
  const answered = async () => {
    const [chunk] = await once(socket, 'data')
    return String(chunk).split('\r\n')[0]
  }
  t.equal(await answered(), 'HTTP/1.1 200 OK')
  await sleep(stallMs * 2)
  lateMs = stallMs * 2
  socket.write(requestOf('/media/b.png', gateway.port))
  t.equal(await answered(), 'HTTP/1.1 200 OK', 'idle, then late')
})
