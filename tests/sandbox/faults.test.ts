import { connect } from 'node:net'
import t from 'tap'
import type { Fault } from '../../packages/sandbox/src/control/fault.ts'
import { type Answer, openSandbox } from './open-sandbox.ts'

const path = '/api/startup'
const body = JSON.stringify({ domain_name: 'localhost' })

async function faulty(t: Parameters<typeof openSandbox>[0], fault: Fault) {
  const open = await openSandbox(t)
  open.sandbox.control.fault({ call: path, fault, times: 1 })
  const ask = (signal?: AbortSignal) =>
    fetch(open.base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      redirect: 'manual',
      ...(signal && { signal }),
    })
  return { ...open, ask }
}

/** Everything that comes back over a connection until it ends, as text. */
function raw(base: string): Promise<string> {
  const { hostname, port } = new URL(base)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(text))
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    )
  })
}

t.test('latency: the usual answer, later', async (t) => {
  const { ask } = await faulty(t, { kind: 'latency', ms: 60 })
  const started = performance.now()
  t.equal((await (await ask()).json()).statusCode, 1)
  t.ok(performance.now() - started >= 55)
  const again = performance.now()
  await ask()
  t.ok(performance.now() - again < 55, 'once was ordered')
})

t.test('status: any HTTP status with headers and a body', async (t) => {
  const { ask } = await faulty(t, {
    kind: 'status',
    status: 503,
    headers: { 'retry-after': '7' },
    body: { down: true },
  })
  const response = await ask()
  t.equal(response.status, 503)
  t.equal(response.headers.get('retry-after'), '7')
  t.same(await response.json(), { down: true })
})

t.test('envelope: a refusal inside a 200, with what else was ordered', async (t) => {
  const { ask } = await faulty(t, {
    kind: 'envelope',
    statusCode: -7,
    statusMessage: 'BLOCK',
    token: 'left over',
  })
  const response = await ask()
  t.equal(response.status, 200)
  t.same(await response.json(), { statusCode: -7, statusMessage: 'BLOCK', token: 'left over' })
})

t.test('noEnvelope: the data without a statusCode', async (t) => {
  const { ask } = await faulty(t, { kind: 'noEnvelope' })
  const answer = await (await ask()).json()
  t.notOk(Object.hasOwn(answer, 'statusCode'))
  t.equal(answer.site.theme_code, 'template1')
})

t.test('drift: fields removed and replaced', async (t) => {
  const replace = { 'site.currency': 608, 'provider_count.1.category': null }
  const { ask } = await faulty(t, {
    kind: 'drift',
    remove: ['site.logo1', 'live_chat', 'provider_count.0', 'no.such.path'],
    replace,
  })
  const answer = await (await ask()).json()
  t.notOk(Object.hasOwn(answer.site, 'logo1'))
  t.notOk(Object.hasOwn(answer, 'live_chat'))
  t.equal(answer.site.currency, 608)
  t.equal(answer.provider_count.length, 12)
  t.equal(answer.provider_count[1].category, null)
})

t.test('hang: no answer at all', async (t) => {
  const { ask } = await faulty(t, { kind: 'hang' })
  await t.rejects(ask(AbortSignal.timeout(80)), { name: 'TimeoutError' })
})

t.test('resetBefore: the connection is cut and nothing is read', async (t) => {
  const { base, sandbox, ask } = await faulty(t, { kind: 'resetBefore' })
  t.equal(await raw(base), '')
  t.match(sandbox.control.calls(path), [{ path, payload: undefined }])
  t.equal((await ask()).status, 200)
})

t.test('resetAfter: the write is done and the connection cut', async (t) => {
  const { sandbox, post, site, signIn } = await openSandbox(t)
  const A = await signIn()
  sandbox.control.fault({ call: '/api/settings/profile_update', fault: { kind: 'resetAfter' }, times: 1 })
  await t.rejects(
    post('/api/settings/profile_update', { ...A, full_name: 'Written Anyway', contact_email: '' }),
  )
  const login = { ...(await site()), account_id: 'demo', password: 'Demo1234' }
  t.equal((await post('/api/auth/login', login)).fullname, 'Written Anyway')
})

t.test('truncate: half of the JSON, ended properly or cut', async (t) => {
  const { base, ask, sandbox } = await faulty(t, { kind: 'truncate' })
  const text = await (await ask()).text()
  t.match(text, /^\{"statusCode":1/)
  t.throws(() => JSON.parse(text))
  sandbox.control.fault({ call: path, fault: { kind: 'truncate', abruptly: true }, times: 1 })
  const answer = await raw(base)
  const [, announced] = /content-length: (\d+)/i.exec(answer) ?? []
  t.ok(Number(announced) > answer.length)
  sandbox.control.fault({ call: path, fault: { kind: 'truncate', abruptly: true }, times: 1 })
  await t.rejects(ask().then((response) => response.text()))
})

t.test('html: a page for people', async (t) => {
  const { ask } = await faulty(t, { kind: 'html' })
  const response = await ask()
  t.equal(response.status, 200)
  t.match(response.headers.get('content-type'), /text\/html/)
  t.match(await response.text(), /Bad Gateway/)
})

t.test('huge: as many bytes as ordered, and valid', async (t) => {
  const { ask } = await faulty(t, { kind: 'huge', bytes: 3_000_000 })
  const text = await (await ask()).text()
  t.equal(text.length, 3_000_000)
  t.equal(JSON.parse(text).statusCode, 1)
})

t.test('slowBody: headers at once, the body in pieces', async (t) => {
  const { ask } = await faulty(t, { kind: 'slowBody', ms: 400 })
  const started = performance.now()
  const response = await ask()
  const headersAfter = performance.now() - started
  t.equal((await response.json()).statusCode, 1)
  const wholeAfter = performance.now() - started
  t.ok(wholeAfter >= 390, `${wholeAfter} ms`)
  t.ok(headersAfter < wholeAfter / 2, `${headersAfter} ms of ${wholeAfter}`)
})

t.test('redirect: somewhere else', async (t) => {
  const { ask } = await faulty(t, { kind: 'redirect', location: 'http://169.254.169.254/' })
  const response = await ask()
  t.equal(response.status, 302)
  t.equal(response.headers.get('location'), 'http://169.254.169.254/')
})

t.test('a fault can be meant for one brand, for a count, or for everything', async (t) => {
  const { sandbox, post, site, signIn } = await openSandbox(t, { domains: ['brand-a.test'] })
  const A = await signIn('demo', 'Demo1234', 'brand-a.test')
  const B = await signIn()
  const fault: Fault = { kind: 'envelope', statusCode: 0, statusMessage: 'ordered' }
  sandbox.control.fault({ call: '*', domain: 'brand-a.test', fault })
  t.equal((await post('/api/auth/get_balance', A)).statusMessage, 'ordered')
  t.equal((await post(path, { domain_name: 'brand-a.test' })).statusMessage, 'ordered')
  t.equal((await post('/api/auth/get_balance', B)).statusMessage, 'OK')
  sandbox.control.clearFaults()
  t.equal((await post('/api/auth/get_balance', A)).statusMessage, 'OK')

  sandbox.control.fault({ call: '*', fault, times: 2 })
  const words = []
  for (let i = 0; i < 3; i++) words.push((await post(path, { domain_name: 'localhost' })).statusMessage)
  t.same(words, ['ordered', 'ordered', 'OK'])

  sandbox.control.fault({ call: path, domain: 'brand-a.test', fault: { kind: 'resetBefore' } })
  await t.rejects(post(path, { domain_name: 'brand-a.test' }))
  t.ok((await site()).external_id)
})

t.test('the journal has what was sent, and over which connection', async (t) => {
  const { sandbox, post, site } = await openSandbox(t)
  const S = await site()
  await post('/api/auth/login', { ...S, account_id: 'demo', password: 'Demo1234' })
  const [entry] = sandbox.control.calls('/api/auth/login')
  t.match(entry, { path: '/api/auth/login', payload: { ...S, account_id: 'demo', password: 'Demo1234' } })
  t.match(entry?.headers, { 'content-type': 'application/json' })
  t.ok(Math.abs((entry?.at ?? 0) - Date.now()) < 5000)
  t.equal(typeof entry?.connection, 'number')
  t.equal(sandbox.control.calls().length, 2)
  sandbox.control.clearCalls()
  t.same(sandbox.control.calls(), [])
})

t.test('all of it can be done over HTTP', async (t) => {
  const { base, post, signIn, site } = await openSandbox(t)
  const control = async (method: string, path: string, payload?: unknown) => {
    const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(payload) }
    const response = await fetch(base + path, { method, ...(payload !== undefined && json) })
    return { status: response.status, body: (await response.json()) as Answer }
  }
  t.equal((await control('POST', '/__control', { call: '*', fault: { kind: 'unknown' } })).status, 400)
  await control('POST', '/__control', { call: path, fault: { kind: 'envelope', statusCode: 5 } })
  t.equal((await post(path, { domain_name: 'localhost' })).statusCode, 5)
  await control('DELETE', '/__control')
  t.equal((await post(path, { domain_name: 'localhost' })).statusCode, 1)

  t.equal((await control('GET', `/__control/calls?path=${path}`)).body.calls.length, 2)
  await control('DELETE', '/__control/calls')
  t.equal((await control('GET', '/__control/calls')).body.calls.length, 0)

  t.match((await control('POST', '/__control/brands', { domain: 'new.test', siteName: 'New' })).body, {
    externalId: /./,
  })
  const order = { domain: 'new.test', accountId: 'kim', password: 'Kim12345', balance: 100 }
  t.equal((await control('POST', '/__control/players', order)).body.added, true)
  t.equal((await control('POST', '/__control/players', { ...order, domain: 'none.test' })).status, 400)
  const A = await signIn('kim', 'Kim12345', 'new.test')
  t.equal(
    (await control('POST', '/__control/sessions/expire', { domain: 'new.test', accountId: 'kim' })).body
      .expired,
    1,
  )
  t.equal((await post('/api/auth/get_balance', A)).statusCode, -401)

  const tac = '/__control/tac?domain=new.test&accountId=kim&purpose=login'
  t.equal((await control('GET', tac)).status, 404)
  await post('/api/auth/tac/request_login', { ...(await site('new.test')), account_id: 'kim' })
  t.match((await control('GET', tac)).body, { tac: /^\d{6}$/ })
})
