import { operationIds, operations } from '@marquee/contracts/operations'

/**
 * @typedef {object} FuzzedRequest
 * @property {Buffer} bytes
 * @property {boolean} isHead
 * @property {boolean} isFramed whether its length is what it says, so that the connection can be kept
 */

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'get', 'X']
const hosts = [
  'localhost',
  'LOCALHOST.',
  'b.localhost',
  'unknown.example',
  'a..b',
  '[::1]',
  '',
  '-',
  'x'.repeat(300),
]
const nasty = [
  ...[
    '',
    ' ',
    '\u2028',
    '\ufeff',
    '😀'.repeat(50),
    'a'.repeat(3000),
    '../../etc/passwd',
    '..%2f',
    '%00',
    '%zz',
  ],
  ...[
    '<script>alert(1)</script>',
    "' OR 1=1 --",
    '{{7*7}}',
    '__proto__',
    'constructor',
    'NaN',
    '-0',
    '1e309',
  ],
  ...[
    'null',
    'true',
    '[object Object]',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '\u202egnp',
  ],
]
/** @type {readonly unknown[]} */
const odd = [null, true, false, 0, -1, 1.5, 1e21, [], {}, [[]], { toString: 1 }, { length: -1 }, ...nasty]
const headerNames = [
  ...['accept', 'accept-language', 'accept-encoding', 'origin', 'referer', 'sec-fetch-site', 'if-none-match'],
  ...['idempotency-key', 'x-request-id', 'x-forwarded-host', 'x-forwarded-for', 'traceparent', 'range', 'te'],
  ...[
    'authorization',
    'x-http-method-override',
    'forwarded',
    'content-encoding',
    'cookie',
    'upgrade',
    'expect',
  ],
]
const types = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data',
  'x',
  '',
]
const places = [
  ...[
    '/',
    '/slots',
    '/php/',
    '/CN/',
    '/cn//',
    '/media/',
    '/sized/160/',
    '/sized/',
    '/assets/',
    '/builds/meta/',
  ],
  ...[
    '/sitemap.xml',
    '/robots.txt',
    '/sw.js',
    '/manifest.webmanifest',
    '/api/',
    '/api/x',
    '*',
    'http://localhost/',
  ],
]
const tails = ['', '/', '/..', '//', ';a', '%20', '%2f', '\\', '?', '#', '%c0%af', '/.%2e/', '[', '@', ':1']

/**
 * The request of a number, the same for the same seed: mostly to an operation of the contract, something of it wrong.
 * @param {number} seed
 * @param {number} index
 * @param {string} cookie of a session
 * @returns {FuzzedRequest}
 */
export function fuzzedRequest(seed, index, cookie) {
  const random = createRandom(seed * 0x9e3779b1 + index)
  const isPlace = random.chance(0.1)
  const { method, target, body } = isPlace ? placeRequest(random) : operationRequest(random)
  const isFramed = !random.chance(0.01)
  const content = body === undefined ? undefined : Buffer.from(body)
  const lines = [
    `${method} ${printable(target)} HTTP/${random.chance(0.002) ? random.pick(['1.0', '2.0', '9', '']) : '1.1'}`,
    ...(random.chance(0.005) ? [] : [`Host: ${random.chance(0.03) ? random.pick(hosts) : 'localhost'}`]),
    ...headers(random),
    ...(random.chance(0.6) ? [`Cookie: ${random.chance(0.1) ? bent(random, cookie) : cookie}`] : []),
    ...(content ? [`Content-Type: ${random.chance(0.9) ? types[0] : random.pick(types)}`] : []),
    ...(content || !isFramed ? [lengthLine(random, content?.length ?? 0, isFramed)] : []),
  ]
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
  return { bytes: content ? Buffer.concat([head, content]) : head, isHead: method === 'HEAD', isFramed }
}

/** @param {Random} random */
function placeRequest(random) {
  const words = Array.from({ length: random.whole(3) }, () => random.pick([...nasty, ...tails]))
  const method = random.chance(0.9) ? 'GET' : random.pick(methods)
  return { method, target: random.pick(places) + words.join(''), body: undefined }
}

/** @param {Random} random */
function operationRequest(random) {
  const id = random.pick(operationIds)
  /** @type {{ method: string, path: string }} */
  const { method, path } = operations[id]
  /** @type {{ params?: object, query?: object, body?: unknown }} */
  const { params = {}, query = {}, body } = /** @type {any} */ (operations[id].example).request
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => encoded(random, Reflect.get(params, name)))
  const search = Object.entries(asFields(spoilt(random, query)))
    .map(([name, value]) => `${encodeURIComponent(name.toWellFormed())}=${encoded(random, value)}`)
    .join('&')
  const sent =
    body === undefined ? (random.chance(0.05) ? random.pick(nasty) : undefined) : bodyOf(random, body)
  return {
    method: random.chance(0.9) ? method : random.pick(methods),
    target: filled + (search ? `?${search}` : '') + (random.chance(0.05) ? random.pick(tails) : ''),
    body: sent,
  }
}

/**
 * A value, mostly right; else one of its fields is missing, odd or too much, or all of it is odd.
 * @param {Random} random
 * @param {unknown} good
 * @returns {unknown}
 */
function spoilt(random, good) {
  if (random.chance(0.4)) return good
  if (typeof good !== 'object' || good === null || random.chance(0.1)) return random.pick(odd)
  const fields = Object.entries(good)
  const name = random.pick([...fields.map(([name]) => name), 'domain_name', 'auth', '__proto__', 'x'])
  const others = fields.filter(([other]) => other !== name)
  return Object.fromEntries(random.chance(0.2) ? others : [...others, [name, random.pick(odd)]])
}

/**
 * @param {Random} random
 * @param {unknown} body
 */
function bodyOf(random, body) {
  const text = JSON.stringify(spoilt(random, body)) ?? ''
  if (random.chance(0.95)) return text
  return random.pick([
    text.slice(0, -1),
    `${text}x`,
    '{'.repeat(2000),
    '[1'.repeat(500),
    'x'.repeat(70_000),
    '',
  ])
}

/** @param {Random} random */
function headers(random) {
  return Array.from({ length: random.whole(4) }, () => {
    const value = random.pick([...nasty, 'gzip, br', 'same-origin', 'cross-site', '"x"', 'a,b', '1'])
    return `${random.pick(headerNames)}: ${value.replace(/[^\t\x20-\x7e\xa0-\xff]/g, '?').trim()}`
  })
}

/**
 * @param {Random} random
 * @param {number} length
 * @param {boolean} isFramed
 */
function lengthLine(random, length, isFramed) {
  if (isFramed) return `Content-Length: ${length}`
  return random.pick([
    `Content-Length: ${length + 5}\r\nContent-Length: ${length}`,
    `Content-Length: -1`,
    `Content-Length: ${length}\r\nTransfer-Encoding: chunked`,
    'Transfer-Encoding: chunked, identity',
    'Content-Length: 9999999999999999999999',
    `Content-Length : ${length}`,
    'No colon',
    'Bad\0: x',
    ` folded: ${length}`,
  ])
}

/**
 * @param {Random} random
 * @param {string} text
 */
function bent(random, text) {
  const at = random.whole(text.length)
  return random.pick([
    text.slice(0, at),
    `${text.slice(0, at)}x${text.slice(at + 1)}`,
    'session=%; =; session',
  ])
}

/**
 * @param {Random} random
 * @param {unknown} value
 */
function encoded(random, value) {
  const given = random.chance(0.8) ? value : random.pick(odd)
  return encodeURIComponent(String(typeof given === 'object' ? JSON.stringify(given) : given).toWellFormed())
}

/**
 * @param {unknown} value
 * @returns {object}
 */
const asFields = (value) => (typeof value === 'object' && value !== null ? value : { q: value })

const printable = (/** @type {string} */ target) =>
  target.replace(/[^\x21-\x7e\x80-\xff]/g, (sign) => encodeURIComponent(sign.toWellFormed())).slice(0, 6000)

/**
 * Random numbers that a seed repeats (mulberry32).
 * @typedef {object} Random
 * @property {(below: number) => number} whole from 0
 * @property {(probability: number) => boolean} chance
 * @property {<Item>(items: readonly Item[]) => Item} pick
 */

/**
 * @param {number} seed
 * @returns {Random}
 */
function createRandom(seed) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (/** @type {number} */ below) => Math.floor(next() * below)
  return {
    whole,
    chance: (probability) => next() < probability,
    pick: (items) => /** @type {any} */ (items[whole(items.length)]),
  }
}
