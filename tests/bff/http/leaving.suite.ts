import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import t from 'tap'
import { startSite } from '../../support/site.ts'
import { until } from '../../support/until.ts'

const site = await startSite()
t.teardown(() => site.close())
const cookie = await site.signIn()
// What is read never comes, and what is written comes later than a busy machine takes to leave.
const late = { read: { kind: 'hang' }, write: { kind: 'latency', ms: 1000 } } as const

/** Asks, and goes away as soon as the platform has been asked; the answer is what the log says of the call and its request. */
async function askAndLeave(call: string, method: 'GET' | 'POST', path: string, body = '') {
  const before = site.log.length
  const calls = site.sandbox.control.calls().length
  site.sandbox.control.fault({ call, fault: method === 'GET' ? late.read : late.write })
  const headers = {
    host: `localhost:${site.port}`,
    cookie,
    ...(body && { 'content-type': 'application/json', 'content-length': String(body.length) }),
  }
  const asking = request({ port: site.port, host: '127.0.0.1', method, path, headers }).end(body)
  const leaving = once(asking, 'error')
  await until('the platform is asked', () => site.sandbox.control.calls().length > calls)
  asking.destroy()
  await leaving
  const lines = () => site.log.slice(before)
  const told = () => lines().find((line) => line.kind === 'platform' && line.call === call)
  await until('the log says how the call ended', () => told() !== undefined)
  const { outcome, requestId } = told() ?? {}
  const ofRequest = lines().find((line) => line.kind === 'request' && line.requestId === requestId)
  return { outcome, status: ofRequest?.status, platform: ofRequest?.platform }
}

/** The line of the request was written when the client left, so that its call has one of its own. */
const logged = (outcome: string) => ({ outcome, status: 499, platform: undefined })

t.test('a client that disconnects aborts its read', async (t) => {
  t.strictSame(await askAndLeave('/api/auth/get_balance', 'GET', '/api/me/balance'), logged('aborted'))
})

t.test('and does not abort its write', async (t) => {
  const favorite = JSON.stringify({ gameCode: 'jade-dragon-rush', providerCode: 'JILI', gameType: 'SLOTS' })
  t.strictSame(await askAndLeave('/api/home/fav_add', 'POST', '/api/me/favorites', favorite), logged('ok'))
})

t.test(
  'a client that leaves while it sends or waits is no error of ours, and its line says how far it came',
  async (t) => {
    const before = site.log.length
    const cut = (contentLength: number, body: string) =>
      [
        'POST /api/account/password HTTP/1.1',
        `Host: localhost:${site.port}`,
        `Cookie: ${cookie}`,
        'Content-Type: application/json',
        `Content-Length: ${contentLength}`,
        '',
        body,
      ].join('\r\n')
    const lines = () =>
      site.log.slice(before).filter(({ kind, status }) => kind === 'request' && status === 499)
    // Where it is caught, between the parts of the request and the steps of the gateway, is a matter of luck.
    const whole = JSON.stringify({ password: 'Demo1234', newPassword: 'Demo1234' })
    for (const text of [cut(500, ''), cut(500, '{"pass'), cut(whole.length, whole)]) {
      for (let turn = 0; turn < 20; turn++) {
        const socket = connect(site.port, '127.0.0.1')
        await once(socket, 'connect')
        socket.write(text, () => socket.resetAndDestroy())
        await once(socket, 'close')
      }
    }
    await until('some are logged', () => lines().length > 0)
    await site.ask('/api/startup')
    for (const line of lines()) {
      t.match(line, { level: 'info', left: /^(duringRequest|beforeResponse|duringResponse)$/ })
      t.equal(line.code, undefined)
    }
    t.strictSame(
      site.log.slice(before).filter(({ kind }) => kind === 'error'),
      [],
    )
  },
)
