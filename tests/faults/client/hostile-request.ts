/** A request that no browser sends, and the acceptable statuses. */
export interface HostileRequest {
  name: string
  bytes: string
  statuses: readonly number[]
  /** What refuses it before the gateway's hooks run: the HTTP parser or the router. */
  refusedBy?: 'parser' | 'router'
}

const lines = (...parts: string[]) => `${parts.join('\r\n')}\r\n\r\n`
const get = (target: string, ...headers: string[]) =>
  lines(`GET ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers)
const forHost = (...hosts: string[]) =>
  lines('GET /api/session HTTP/1.1', ...hosts.map((host) => `Host: ${host}`), 'Connection: close')
const post = (body: string, ...headers: string[]) =>
  lines('POST /api/session HTTP/1.1', 'Host: localhost', 'Connection: close', ...headers) + body
const json = 'Content-Type: application/json'
const credentials = '{"accountId":"demo","password":"Demo1234"}'
const smuggled = 'GET /api/startup HTTP/1.1\r\nHost: localhost\r\n\r\n'

/** Hostile values of Host and the request target. */
const hostRequests: readonly HostileRequest[] = [
  { name: 'no Host', bytes: forHost(), statuses: [400] },
  { name: 'an empty Host', bytes: forHost(''), statuses: [400] },
  { name: 'two Hosts, the first is ours', bytes: forHost('localhost', 'evil.example'), statuses: [400] },
  { name: 'two Hosts, the second is ours', bytes: forHost('evil.example', 'localhost'), statuses: [400] },
  { name: 'two Hosts that agree', bytes: forHost('localhost', 'localhost'), statuses: [400] },
  { name: 'two Hosts in one', bytes: forHost('localhost, evil.example'), statuses: [400] },
  { name: 'a Host with a user', bytes: forHost('localhost@evil.example'), statuses: [400] },
  { name: 'our Host with a user', bytes: forHost('evil.example@localhost'), statuses: [400] },
  { name: 'a Host with a path', bytes: forHost('localhost/evil.example'), statuses: [400] },
  { name: 'a Host with a query', bytes: forHost('localhost?x'), statuses: [400] },
  { name: 'a Host with a scheme', bytes: forHost('http://localhost'), statuses: [400] },
  { name: 'a Host with a space', bytes: forHost('local host'), statuses: [400] },
  { name: 'a Host with a tab after it', bytes: forHost('localhost\t'), statuses: [200, 400] },
  { name: 'a Host with a port of letters', bytes: forHost('localhost:http'), statuses: [400] },
  { name: 'a Host with two ports', bytes: forHost('localhost:80:80'), statuses: [400] },
  { name: 'a Host with a port of ten digits', bytes: forHost('localhost:8080808080'), statuses: [400] },
  { name: 'a Host with two dots at the end', bytes: forHost('localhost..'), statuses: [400] },
  { name: 'a Host that ends as ours does', bytes: forHost('evillocalhost'), statuses: [421] },
  { name: 'a Host that begins as ours does', bytes: forHost('localhost.evil.example'), statuses: [421] },
  { name: 'a wildcard as Host', bytes: forHost('*.localhost'), statuses: [400] },
  { name: 'a label of 64 letters', bytes: forHost(`${'a'.repeat(64)}.localhost`), statuses: [400] },
  { name: 'a Host of 300 letters', bytes: forHost(`${'a.'.repeat(150)}localhost`), statuses: [400] },
  {
    name: 'a Host whose first 255 letters are a host of ours',
    bytes: forHost(`${'a.'.repeat(123)}localhost.evil.example`),
    statuses: [400, 421],
  },
  { name: 'a Host in another alphabet', bytes: forHost('l\xf3calhost'), statuses: [400] },
  {
    name: 'a Host with a null character',
    refusedBy: 'parser',
    bytes: forHost('localhost\0.evil.example'),
    statuses: [400],
  },
  { name: 'an address of version 6', bytes: forHost('[::1]'), statuses: [421] },
  { name: 'a broken address of version 6', bytes: forHost('[::1'), statuses: [400] },
  {
    name: 'an untrusted X-Forwarded-Host',
    bytes: get('/api/session', 'X-Forwarded-Host: evil.example'),
    statuses: [200],
  },
  {
    name: 'an absolute address of ours',
    bytes: get('http://localhost/api/session'),
    statuses: [200],
  },
  {
    name: 'an absolute address of another host than Host says (RFC 9112, 3.2.2)',
    bytes: get('http://evil.example/api/session'),
    statuses: [400, 421],
  },
]

/** Which page is meant. Each is a page, a problem or a refusal, and never a file of the machine. */
const pathRequests: readonly HostileRequest[] = [
  { name: 'dots', bytes: get('/api/../../../etc/passwd'), statuses: [404] },
  { name: 'encoded dots', bytes: get('/api/%2e%2e/%2e%2e/etc/passwd'), statuses: [404] },
  { name: 'dots and encoded slashes', bytes: get('/api/..%2f..%2fetc%2fpasswd'), statuses: [404] },
  { name: 'dots encoded twice', bytes: get('/api/%252e%252e/startup'), statuses: [404] },
  { name: 'backslashes', bytes: get('/api/\\..\\startup'), statuses: [400, 404] },
  { name: 'an encoded null character', bytes: get('/api/startup%00'), statuses: [400, 404] },
  { name: 'an encoded line break', bytes: get('/api/x%0d%0aX-Injected:%20yes'), statuses: [400, 404] },
  { name: 'a broken percent sign', refusedBy: 'router', bytes: get('/api/%zz'), statuses: [400] },
  { name: 'half of an UTF-8 sign', refusedBy: 'router', bytes: get('/api/%c3'), statuses: [400] },
  { name: 'a null character', refusedBy: 'parser', bytes: get('/api/start\0up'), statuses: [400] },
  { name: 'a space', refusedBy: 'parser', bytes: get('/api/start up'), statuses: [400] },
  { name: 'signs beyond ASCII', refusedBy: 'parser', bytes: get('/api/st\xe4rt'), statuses: [400, 404] },
  { name: 'an address of 8 kB', bytes: get(`/api/${'a'.repeat(8000)}`), statuses: [404] },
  {
    name: 'an address of 64 kB',
    refusedBy: 'parser',
    bytes: get(`/api/${'a'.repeat(65_000)}`),
    statuses: [414, 431],
  },
  { name: 'a query of 8 kB', bytes: get(`/api/session?${'a=b&'.repeat(2000)}`), statuses: [200] },
  {
    name: 'a query that names a prototype',
    bytes: get('/api/games?__proto__[q]=x&constructor=y'),
    statuses: [200],
  },
  { name: 'a value twice', bytes: get('/api/seo?page=home&page=slots'), statuses: [400] },
]

/** How it is said. */
const headerRequests: readonly HostileRequest[] = [
  { name: '150 headers', bytes: get('/api/session', ...many(150)), statuses: [200] },
  { name: '3,000 headers', refusedBy: 'parser', bytes: get('/api/session', ...many(3000)), statuses: [431] },
  {
    name: 'a cookie of 8 kB',
    bytes: get('/api/session', `Cookie: session=${'a'.repeat(8000)}`),
    statuses: [200],
  },
  {
    name: 'a cookie of 32 kB',
    refusedBy: 'parser',
    bytes: get('/api/session', `Cookie: a=${'a'.repeat(32_000)}`),
    statuses: [431],
  },
  { name: '500 cookies', bytes: get('/api/session', `Cookie: ${'a=b; '.repeat(500)}`), statuses: [200] },
  {
    name: 'two session cookies',
    bytes: get('/api/session', 'Cookie: session=a; session=b'),
    statuses: [200],
  },
  {
    name: 'broken percent signs in a cookie',
    bytes: get('/api/session', 'Cookie: session=%zz%'),
    statuses: [200],
  },
  {
    name: 'a null character in a value',
    refusedBy: 'parser',
    bytes: get('/api/session', 'X-A: a\0b'),
    statuses: [400],
  },
  {
    name: 'a lone CR in a value',
    refusedBy: 'parser',
    bytes: get('/api/session', 'X-A: a\rX-B: b'),
    statuses: [400],
  },
  {
    name: 'a lone LF in a value',
    refusedBy: 'parser',
    bytes: get('/api/session', 'X-A: a\nX-B: b'),
    statuses: [200, 400],
  },
  {
    name: 'a header without a colon',
    refusedBy: 'parser',
    bytes: get('/api/session', 'Nonsense'),
    statuses: [400],
  },
  {
    name: 'a space before the colon',
    refusedBy: 'parser',
    bytes: get('/api/session', 'X-A : b'),
    statuses: [400],
  },
  {
    name: 'a folded header',
    refusedBy: 'parser',
    bytes: get('/api/session', 'X-A: b', ' c'),
    statuses: [200, 400],
  },
  {
    name: 'an unasked x-request-id',
    bytes: get('/api/session', 'X-Request-Id: chosen-by-me'),
    statuses: [200],
  },
  {
    name: 'Content-Length and Transfer-Encoding',
    refusedBy: 'parser',
    statuses: [400],
    bytes: post(`0\r\n\r\n${smuggled}`, json, 'Content-Length: 6', 'Transfer-Encoding: chunked'),
  },
  {
    name: 'two Content-Lengths',
    refusedBy: 'parser',
    statuses: [400],
    bytes: post(credentials, json, 'Content-Length: 5', `Content-Length: ${credentials.length}`),
  },
  {
    name: 'Transfer-Encoding twice',
    refusedBy: 'parser',
    statuses: [400],
    bytes: post('0\r\n\r\n', json, 'Transfer-Encoding: chunked', 'Transfer-Encoding: identity'),
  },
  {
    name: 'a Transfer-Encoding of its own',
    refusedBy: 'parser',
    statuses: [400],
    bytes: post('0\r\n\r\n', json, 'Transfer-Encoding: xchunked'),
  },
  {
    name: 'a Content-Length below nothing',
    refusedBy: 'parser',
    bytes: post('', json, 'Content-Length: -1'),
    statuses: [400],
  },
  {
    name: 'a Content-Length of letters',
    refusedBy: 'parser',
    bytes: post('', json, 'Content-Length: 1e3'),
    statuses: [400],
  },
  {
    name: 'a chunk of letters',
    refusedBy: 'parser',
    bytes: post('zz\r\n{}\r\n0\r\n\r\n', json, 'Transfer-Encoding: chunked'),
    statuses: [400],
  },
  {
    name: 'an expectation that nobody has',
    refusedBy: 'parser',
    bytes: post('{}', json, 'Content-Length: 2', 'Expect: wonders'),
    statuses: [400, 417],
  },
  {
    name: 'a method of its own',
    refusedBy: 'parser',
    bytes: get('/api/session').replace('GET', 'WONDER'),
    statuses: [400],
  },
  { name: 'a method of WebDAV', bytes: get('/api/session').replace('GET', 'PROPFIND'), statuses: [405] },
  { name: 'TRACE', bytes: get('/api/session').replace('GET', 'TRACE'), statuses: [405] },
  {
    name: 'an unknown version of HTTP',
    refusedBy: 'parser',
    bytes: get('/api/session').replace('HTTP/1.1', 'HTTP/3.7'),
    statuses: [400, 505],
  },
  { name: 'HTTP/1.0 without Host', bytes: lines('GET /api/session HTTP/1.0'), statuses: [400] },
  {
    name: 'an upgrade',
    statuses: [200],
    bytes: lines('GET /api/session HTTP/1.1', 'Host: localhost', 'Connection: Upgrade', 'Upgrade: websocket'),
  },
  {
    name: 'what is no HTTP',
    refusedBy: 'parser',
    bytes: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n',
    statuses: [400],
  },
]

/** Hostile bodies. */
const bodyRequests: readonly HostileRequest[] = [
  {
    name: 'a body of 70 kB',
    ...sized(`{"accountId":"demo","password":"${'x'.repeat(70_000)}"}`),
    statuses: [413],
  },
  {
    name: 'a body of 70 kB in chunks',
    statuses: [413],
    bytes: post(
      `${(70_000).toString(16)}\r\n${'x'.repeat(70_000)}\r\n0\r\n\r\n`,
      json,
      'Transfer-Encoding: chunked',
    ),
  },
  { name: 'half of the JSON', ...sized('{"accountId":"demo"'), statuses: [400] },
  {
    name: 'a key twice',
    ...sized('{"accountId":"demo","password":"x","accountId":"maria"}'),
    statuses: [400, 422],
  },
  {
    name: 'a prototype',
    ...sized('{"__proto__":{"admin":true},"accountId":"demo","password":"x"}'),
    statuses: [400],
  },
  {
    name: 'a constructor',
    ...sized('{"constructor":{"prototype":{}},"accountId":"demo","password":"x"}'),
    statuses: [400],
  },
  { name: '30,000 brackets', ...sized('['.repeat(30_000) + ']'.repeat(30_000)), statuses: [400] },
  {
    name: 'bytes that are no UTF-8',
    ...sized('{"accountId":"\xff\xfe\xfd","password":"x"}'),
    statuses: [400, 422],
  },
  { name: 'a lone surrogate', ...sized('{"accountId":"demo","password":"\\ud800"}'), statuses: [400, 422] },
  { name: 'null characters', ...sized('{"accountId":"de\\u0000mo","password":"x"}'), statuses: [400] },
  {
    name: 'a charset of its own',
    statuses: [200, 400, 415],
    bytes: post(credentials, `${json}; charset=utf-7`, `Content-Length: ${credentials.length}`),
  },
  {
    name: 'a form',
    statuses: [415],
    bytes: post('a=b', 'Content-Type: application/x-www-form-urlencoded', 'Content-Length: 3'),
  },
  {
    name: 'no content type',
    bytes: post(credentials, `Content-Length: ${credentials.length}`),
    statuses: [415],
  },
  {
    name: 'a packed body',
    statuses: [400, 415],
    bytes: post('\x1f\x8b\x08\x00', json, 'Content-Encoding: gzip', 'Content-Length: 4'),
  },
]

function sized(body: string): { bytes: string } {
  return { bytes: post(body, json, `Content-Length: ${body.length}`) }
}

function many(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `X-${index}: v`)
}

/** Every hostile request, by the part of the request that is hostile. */
export const hostileRequests = {
  hosts: hostRequests,
  paths: pathRequests,
  headers: headerRequests,
  bodies: bodyRequests,
} as const
