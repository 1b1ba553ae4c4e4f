import { connect } from 'node:net'
import t from 'tap'
import type { Fault } from '#sandbox/control/fault.ts'
import { openSandbox, type ResponseBody } from './open-sandbox.ts'

const path = '/api/startup'
const body = JSON.stringify({ domain_name: 'localhost' })

async function openWithFault(t: Parameters<typeof openSandbox>[0], fault: Fault) {
  const open = await openSandbox(t)
  open.sandbox.control.fault({ call: path, fault, times: 1 })
  const send = (signal?: AbortSignal) =>
    fetch(open.base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      redirect: 'manual',
      ...(signal && { signal }),
    })
  return { ...open, send }
}

/** Sends the call over a plain connection, and returns everything received until it closes. */
function sendRaw(base: string): Promise<string> {
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

t.test('latency: the usual response, later', async (t) => {
  // Longer than a busy machine takes for a call without it.
  const { send } = await openWithFault(t, { kind: 'latency', ms: 2000 })
  const started = performance.now()
  t.equal((await (await send()).json()).statusCode, 1)
  t.ok(performance.now() - started >= 1995)
  const again = performance.now()
  await send()
  t.ok(performance.now() - again < 1995, 'the fault applies once')
})

t.test('status: any HTTP status with headers and a body', async (t) => {
  const { send } = await openWithFault(t, {
    kind: 'status',
    status: 503,
    headers: { 'retry-after': '7' },
    body: { down: true },
  })
  const response = await send()
  t.equal(response.status, 503)
  t.equal(response.headers.get('retry-after'), '7')
  t.same(await response.json(), { down: true })
})

t.test('envelope: a refusal inside a 200, with further fields', async (t) => {
  const { send } = await openWithFault(t, {
    kind: 'envelope',
    statusCode: -7,
    statusMessage: 'BLOCK',
    token: 'left over',
  })
  const response = await send()
  t.equal(response.status, 200)
  t.same(await response.json(), { statusCode: -7, statusMessage: 'BLOCK', token: 'left over' })
})

t.test('noEnvelope: the data without statusCode', async (t) => {
  const { send } = await openWithFault(t, { kind: 'noEnvelope' })
  const response = await (await send()).json()
  t.notOk(Object.hasOwn(response, 'statusCode'))
  t.equal(response.site.theme_code, 'template1')
})

t.test('drift: fields removed and replaced', async (t) => {
  const replace = { 'site.currency': 608, 'provider_count.1.category': null }
  const { send } = await openWithFault(t, {
    kind: 'drift',
    remove: ['site.logo1', 'live_chat', 'provider_count.0', 'no.such.path'],
    replace,
  })
  const response = await (await send()).json()
  t.notOk(Object.hasOwn(response.site, 'logo1'))
  t.notOk(Object.hasOwn(response, 'live_chat'))
  t.equal(response.site.currency, 608)
  t.equal(response.provider_count.length, 11)
  t.equal(response.provider_count[1].category, null)
})

t.test('hang: no response', async (t) => {
  const { send } = await openWithFault(t, { kind: 'hang' })
  await t.rejects(send(AbortSignal.timeout(80)), { name: 'TimeoutError' })
})

t.test('resetBefore: the connection is closed and nothing is read', async (t) => {
  const { base, sandbox, send } = await openWithFault(t, { kind: 'resetBefore' })
  t.equal(await sendRaw(base), '')
  t.match(sandbox.control.calls(path), [{ path, payload: undefined }])
  t.equal((await send()).status, 200)
})

t.test('resetAfter: the write is done and the connection closed', async (t) => {
  const { sandbox, post, site, signIn } = await openSandbox(t)
  const A = await signIn()
  sandbox.control.fault({ call: '/api/settings/profile_update', fault: { kind: 'resetAfter' }, times: 1 })
  await t.rejects(post('/api/settings/profile_update', { ...A, contact_email: 'written@anyway.example' }))
  const login = { ...(await site()), account_id: 'demo', password: 'Demo1234' }
  t.equal((await post('/api/auth/login', login)).email, 'written@anyway.example')
})

t.test('truncate: half of the JSON, ended properly or abruptly', async (t) => {
  const { base, send, sandbox } = await openWithFault(t, { kind: 'truncate' })
  const text = await (await send()).text()
  t.match(text, /^\{"statusCode":1/)
  t.throws(() => JSON.parse(text))
  sandbox.control.fault({ call: path, fault: { kind: 'truncate', abruptly: true }, times: 1 })
  const response = await sendRaw(base)
  const [, announced] = /content-length: (\d+)/i.exec(response) ?? []
  t.ok(Number(announced) > response.length)
  sandbox.control.fault({ call: path, fault: { kind: 'truncate', abruptly: true }, times: 1 })
  await t.rejects(send().then((response) => response.text()))
})

t.test('html: an error page', async (t) => {
  const { send } = await openWithFault(t, { kind: 'html' })
  const response = await send()
  t.equal(response.status, 200)
  t.match(response.headers.get('content-type'), /text\/html/)
  t.match(await response.text(), /Bad Gateway/)
})

t.test('huge: the requested number of bytes, and valid', async (t) => {
  const { send } = await openWithFault(t, { kind: 'huge', bytes: 3_000_000 })
  const text = await (await send()).text()
  t.equal(text.length, 3_000_000)
  t.equal(JSON.parse(text).statusCode, 1)
})

t.test('slowBody: headers at once, the body in chunks', async (t) => {
  const { send } = await openWithFault(t, { kind: 'slowBody', ms: 1500 })
  const started = performance.now()
  const response = await send()
  const headersAfter = performance.now() - started
  t.equal((await response.json()).statusCode, 1)
  const wholeAfter = performance.now() - started
  t.ok(wholeAfter >= 1490, `${wholeAfter} ms`)
  t.ok(headersAfter < wholeAfter / 2, `${headersAfter} ms of ${wholeAfter}`)
})

t.test('redirect: an HTTP redirect', async (t) => {
  const { send } = await openWithFault(t, { kind: 'redirect', location: 'http://169.254.169.254/' })
  const response = await send()
  t.equal(response.status, 302)
  t.equal(response.headers.get('location'), 'http://169.254.169.254/')
})

t.test('a fault can apply to one brand, to a number of calls, or to everything', async (t) => {
  const { sandbox, post, site, signIn } = await openSandbox(t, { domains: ['brand-a.test'] })
  const A = await signIn('demo', 'Demo1234', 'brand-a.test')
  const B = await signIn()
  const fault: Fault = { kind: 'envelope', statusCode: 0, statusMessage: 'injected' }
  sandbox.control.fault({ call: '*', domain: 'brand-a.test', fault })
  t.equal((await post('/api/auth/get_balance', A)).statusMessage, 'injected')
  t.equal((await post(path, { domain_name: 'brand-a.test' })).statusMessage, 'injected')
  t.equal((await post('/api/auth/get_balance', B)).statusMessage, 'OK')
  sandbox.control.clearFaults()
  t.equal((await post('/api/auth/get_balance', A)).statusMessage, 'OK')

  sandbox.control.fault({ call: '*', fault, times: 2 })
  const messages = []
  for (let i = 0; i < 3; i++) messages.push((await post(path, { domain_name: 'localhost' })).statusMessage)
  t.same(messages, ['injected', 'injected', 'OK'])

  sandbox.control.fault({ call: path, domain: 'brand-a.test', fault: { kind: 'resetBefore' } })
  await t.rejects(post(path, { domain_name: 'brand-a.test' }))
  t.ok((await site()).external_id)
})

t.test('the journal records what was sent, and over which connection', async (t) => {
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

t.test('the control is available over HTTP', async (t) => {
  const { base, post, signIn, site } = await openSandbox(t)
  const control = async (method: string, path: string, payload?: unknown) => {
    const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(payload) }
    const response = await fetch(base + path, { method, ...(payload !== undefined && json) })
    return { status: response.status, body: (await response.json()) as ResponseBody }
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
  const player = { domain: 'new.test', accountId: 'kim', password: 'Kim12345', balance: 100 }
  t.equal((await control('POST', '/__control/players', player)).body.added, true)
  t.equal((await control('POST', '/__control/players', { ...player, domain: 'none.test' })).status, 400)
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
