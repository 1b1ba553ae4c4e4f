import { once } from 'node:events'
import { connect } from 'node:net'
import { mock } from 'node:test'
import Fastify from 'fastify'
import t, { type Test } from 'tap'
import { endSlowSenders } from '#bff/http/server/connections.ts'
import { handleClientErrors } from '#bff/http/server/malformed-requests.ts'
import { liveSettings } from '../../support/live-settings.ts'
import { until } from '../../support/until.ts'

const stallMs = 30_000

/** A request whose body goes on arriving, on a server whose clock moves by hand. */
async function openSender(t: Test, contentType: string) {
  mock.timers.enable({ apis: ['setInterval'] })
  t.teardown(() => mock.timers.reset())
  const app = Fastify({ clientErrorHandler: handleClientErrors(liveSettings(), 'http') })
  endSlowSenders(app, stallMs)
  let bytesRead = () => 0
  app.addContentTypeParser('*', async (_request: unknown, payload: NodeJS.ReadableStream) => {
    payload.resume()
    await once(payload, 'end')
  })
  app.addHook('onRequest', async ({ raw }) => {
    bytesRead = () => raw.socket.bytesRead
  })
  app.post('/', async () => 'received')
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  t.teardown(() => app.close())

  const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('latin1')
  t.teardown(() => socket.destroy())
  let received = ''
  socket.on('data', (text: string) => (received += text)).on('error', () => {})
  const head = ['POST / HTTP/1.1', 'Host: localhost', `Content-Type: ${contentType}`, 'Content-Length: 6']
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  await until('the request has begun', () => bytesRead() > 0)
  return {
    async send(text: string) {
      const before = bytesRead()
      socket.write(text)
      await until('it has arrived', () => bytesRead() > before)
    },
    async status() {
      await until('the response has come', () => received.includes('\r\n'))
      return Number(received.split(' ')[1])
    },
  }
}

t.test('a form that goes on arriving takes as long as it takes', async (t) => {
  const { send, status } = await openSender(t, 'multipart/form-data; boundary=b')
  for (const piece of 'abcdef') {
    await send(piece)
    mock.timers.tick(stallMs)
  }
  t.equal(await status(), 200)
})

t.test('and one that stands still is ended', async (t) => {
  const { send, status } = await openSender(t, 'multipart/form-data; boundary=b')
  await send('a')
  mock.timers.tick(stallMs)
  mock.timers.tick(stallMs)
  t.equal(await status(), 408)
})

t.test('any other body has to be there by then', async (t) => {
  const { send, status } = await openSender(t, 'application/json')
  await send('a')
  mock.timers.tick(stallMs)
  t.equal(await status(), 408)
})
