import type { IncomingHttpHeaders } from 'node:http'
import t from 'tap'
import { sendRaw } from '../../support/raw-client.ts'
import type { Ask } from '../../support/send.ts'
import { startSite } from '../../support/site.ts'

const site = await startSite({ PUBLIC_SCHEME: 'https' })
t.teardown(() => site.close())

const { text: home } = await site.ask('/')
const [asset = ''] = /\/assets\/[\w.-]+\.js/.exec(home) ?? []
const [picture = ''] = /\/media\/[\w./-]+\.svg/.exec(home) ?? []

/** One request for each kind of response. */
const requests: readonly (readonly [status: number, path: string, ask?: Ask])[] = [
  [200, '/'],
  [304, '/', { headers: { 'if-none-match': '*' } }],
  [302, '/', { cookie: 'lang=CN' }],
  [301, '/slots/'],
  [404, '/nowhere'],
  [405, '/', { method: 'POST' }],
  [200, asset],
  [404, '/assets/nothing.js'],
  [200, picture],
  [404, '/media/nothing.svg'],
  [200, '/robots.txt'],
  [200, '/sitemap.xml'],
  [200, '/manifest.webmanifest'],
  [200, '/sw.js'],
  [200, '/builds/latest.json'],
  [404, '/builds/meta/nothing.json'],
  [200, '/api/startup'],
  [200, '/api/session'],
  [200, '/api/session', { method: 'DELETE' }],
  [400, '/api/seo'],
  [401, '/api/me/balance'],
  [403, '/api/session', { method: 'DELETE', headers: { 'sec-fetch-site': 'cross-site' } }],
  [404, '/api/nothing'],
  [405, '/api/startup', { method: 'DELETE' }],
  [415, '/api/session', { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } }],
  [421, '/', { host: 'elsewhere.example' }],
  [400, '/', { host: 'a b' }],
  [400, '/%zz'],
]

const everywhere: IncomingHttpHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}

t.test('every response has the security headers and a request id', async (t) => {
  for (const [status, path, ask] of requests) {
    const answer = await site.ask(path, ask)
    const kind = `${status} ${path}`
    t.equal(answer.status, status, kind)
    t.match(answer.headers, everywhere, kind)
    t.match(answer.headers['permissions-policy'], 'camera=()', kind)
    t.match(answer.headers['content-security-policy'], "frame-ancestors 'none'", kind)
    t.match(answer.headers['x-request-id'], /^[0-9a-f-]{36}$/, kind)
  }
})

t.test('requests that never reach a hook get the same headers', async (t) => {
  const host = 'Host: localhost\r\n'
  const malformed: readonly (readonly [status: number, bytes: string])[] = [
    [400, 'nothing like HTTP\r\n\r\n'],
    [431, `GET /api/session HTTP/1.1\r\n${host}X: ${'x'.repeat(70_000)}\r\n\r\n`],
    [417, `GET / HTTP/1.1\r\n${host}Expect: wonders\r\n\r\n`],
  ]
  for (const [status, bytes] of malformed) {
    const response = await sendRaw(site.port, bytes)
    t.equal(response?.status, status)
    t.match(
      response?.headers,
      { ...everywhere, connection: 'close', 'cache-control': 'no-store' },
      String(status),
    )
    t.match(response?.headers['content-type'], 'application/problem+json', String(status))
    t.match(response?.headers['content-security-policy'], "frame-ancestors 'none'", String(status))
    t.match(response?.headers['x-request-id'], /^[0-9a-f-]{36}$/, String(status))
  }
})

t.test('who has too many cookies reads what to do, and is rid of ours', async (t) => {
  const withCookies = (bytes: number) =>
    sendRaw(site.port, `GET /slots HTTP/1.1\r\nHost: localhost\r\nCookie: old=${'x'.repeat(bytes)}\r\n\r\n`)
  t.equal((await withCookies(24_000))?.status, 200, 'cookies of other products on the domain do no harm')
  const refused = await withCookies(40_000)
  t.equal(refused?.status, 431)
  t.match(refused?.headers, { ...everywhere, connection: 'close', 'cache-control': 'no-store' })
  t.match(refused?.headers['content-type'], 'text/html')
  for (const words of ['clear this site’s cookies', 'burahin ang cookies', '清除本站的 Cookie'])
    t.match(refused?.body, words)
  for (const name of ['__Host-session', '__Host-player', '__Host-device', 'lang'])
    t.match(refused?.wire, `set-cookie: ${name}=; Max-Age=0; Path=/; Secure`)
})

t.test('the content policy of a page allows only its own and known sources', async (t) => {
  for (const path of ['/', '/slots', '/nowhere', '/login']) {
    const policy = String((await site.ask(path)).headers['content-security-policy'])
    t.notMatch(policy, /unsafe|nonce|\*/, path)
    t.match(policy, "default-src 'none'", path)
  }
})
