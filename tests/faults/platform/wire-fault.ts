import type { Fault } from '#sandbox/control/fault.ts'

/** The expected responses to three calls under a fault, in the format of `describe-response.ts`. */
export interface WireFault {
  name: string
  /** Injected in the sandbox; `refused` closes the proxy to it. */
  fault: Fault | 'refused'
  /** `GET /api/me/balance`. */
  read: string
  /** `POST /api/session`. */
  write: string
  /** `POST /api/games/launch`, which may move money. */
  money: string
  /** `GET /api/startup` of a brand that is not cached. */
  cold: string
  /** The logged platform calls of the read. */
  log: string | RegExp
  /** How often the read, the write and the money write reached the platform. */
  arrived: readonly [read: number, write: number, money: number]
}

const unavailable = '503 serviceUnavailable (log)'
const broken = '502 internalServerError (dialog)'
const late = '504 internalServerError (dialog)'
const unknown = '504 outcomeUnknown (dialog)'

const failing = { read: unavailable, write: broken, money: unknown, cold: broken } as const
const ok = { read: '200', write: '200', money: '200', cold: '200', arrived: [1, 1, 1] } as const
const refused = '422 refused (dialog)'
const expired = '401 sessionExpired (endSession)'

/** Every way in which the platform can fail to respond, or respond with something unusable. */
export const wireFaults: readonly WireFault[] = [
  {
    name: 'connection refused',
    fault: 'refused',
    ...{ ...failing, money: broken },
    log: 'network ECONNREFUSED ×2',
    arrived: [0, 0, 0],
  },
  {
    name: 'connection reset before the call was carried out',
    fault: { kind: 'resetBefore' },
    ...failing,
    log: /^network \w+ ×2$/,
    arrived: [2, 1, 1],
  },
  {
    name: 'connection reset after the call was carried out',
    fault: { kind: 'resetAfter' },
    ...failing,
    log: /^network \w+ ×2$/,
    arrived: [2, 1, 1],
  },
  {
    name: 'no response at all',
    fault: { kind: 'hang' },
    ...{ ...failing, write: late, cold: late },
    log: 'timeout timeout ×2',
    arrived: [2, 1, 1],
  },
  {
    name: 'a body slower than the timeout',
    fault: { kind: 'slowBody', ms: 60_000 },
    ...{ ...failing, write: late, cold: late },
    log: 'timeout timeout ×2',
    arrived: [2, 1, 1],
  },
  { name: 'a slow body, in time', fault: { kind: 'slowBody', ms: 100 }, ...ok, log: 'ok' },
  { name: 'a slow response, in time', fault: { kind: 'latency', ms: 100 }, ...ok, log: 'ok' },
  {
    name: 'a body cut off by the connection',
    fault: { kind: 'truncate', abruptly: true },
    ...failing,
    log: /^network \w+ ×2$/,
    arrived: [2, 1, 1],
  },
  {
    name: 'half of the JSON, with a Content-Length to match',
    fault: { kind: 'truncate' },
    ...failing,
    log: 'network notJson',
    arrived: [1, 1, 1],
  },
  {
    name: 'broken JSON',
    fault: { kind: 'status', status: 200, body: '{"statusCode":1,}' },
    ...failing,
    log: 'network notJson',
    arrived: [1, 1, 1],
  },
  {
    name: 'an HTML page with status 200',
    fault: { kind: 'html' },
    ...failing,
    log: 'network notJson',
    arrived: [1, 1, 1],
  },
  {
    name: 'an empty body',
    fault: { kind: 'status', status: 200 },
    ...failing,
    log: 'network notJson',
    arrived: [1, 1, 1],
  },
  {
    name: 'a refusal with the wrong content type',
    fault: {
      kind: 'status',
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: '{"statusCode":-7,"statusMessage":"notToday"}',
    },
    ...{ read: refused, write: refused, money: refused, cold: refused },
    log: 'refused',
    arrived: [1, 1, 1],
  },
  {
    name: 'status 200 with an error inside',
    fault: { kind: 'envelope', statusCode: -7, statusMessage: 'notToday' },
    ...{ read: refused, write: refused, money: refused, cold: refused },
    log: 'refused',
    arrived: [1, 1, 1],
  },
  ...['sessionExpired', 'Session Expired', 'BLOCK', 'CLOSE', 'permissionDenied'].map(
    (statusMessage): WireFault => ({
      name: `status 200 with ${statusMessage} inside`,
      fault: { kind: 'envelope', statusCode: -401, statusMessage },
      ...{ read: expired, write: expired, money: expired, cold: expired },
      log: 'refused',
      arrived: [1, 1, 1],
    }),
  ),
  {
    name: 'a body of 9 MB',
    fault: { kind: 'huge', bytes: 9 * 1024 * 1024 },
    ...failing,
    log: 'network tooLarge',
    arrived: [1, 1, 1],
  },
  {
    name: 'a redirect to another host',
    fault: { kind: 'redirect', location: 'http://127.0.0.1:9/elsewhere' },
    ...failing,
    log: 'network redirect',
    arrived: [1, 1, 1],
  },
  {
    name: 'drift: fields missing',
    fault: { kind: 'drift', remove: ['game_balance', 'token', 'value', 'site'] },
    ...{ read: unavailable, write: '422 invalidCredentials (dialog)', money: unknown, cold: '200' },
    log: 'network unusable',
    arrived: [1, 1, 1],
  },
  {
    name: 'drift: fields of other types',
    fault: {
      kind: 'drift',
      replace: { game_balance: {}, token: ['x'], value: 'none', site: 7, content: false, language: {} },
    },
    ...{ read: unavailable, write: '422 invalidCredentials (dialog)', money: unknown, cold: '200' },
    log: 'network unusable',
    arrived: [1, 1, 1],
  },
  {
    name: 'no statusCode',
    fault: { kind: 'drift', remove: ['statusCode', 'statusMessage', 'message'] },
    ...{ ...ok, write: '422 invalidCredentials (dialog)' },
    log: 'ok envelope missing',
  },
]

const retried = [408, 409, 425, 429, 500, 502, 503, 504]
const notRetried = [
  400, 401, 403, 404, 405, 410, 413, 418, 421, 422, 431, 451, 499, 501, 505, 507, 511, 520, 599,
]

/** Every assigned HTTP error status, with an HTML page as its body. */
export const statusFaults: readonly WireFault[] = [...retried, ...notRetried].sort().map((status) => {
  const isDefiniteRefusal = status < 500 && status !== 408
  const isRetried = retried.includes(status)
  const reason = status < 500 ? 'clientError' : 'serverError'
  return {
    name: `HTTP ${status}`,
    fault: { kind: 'status', status, headers: { 'content-type': 'text/html' }, body: '<h1>no</h1>' },
    ...{ ...failing, money: isDefiniteRefusal ? broken : unknown },
    log: `network ${reason}${isRetried ? ' ×2' : ''}`,
    arrived: [isRetried ? 2 : 1, 1, 1],
  }
})
