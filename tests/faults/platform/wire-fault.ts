import type { Fault } from '../../../packages/sandbox/src/control/fault.ts'

/** What three calls come to under a fault, as `observe.ts` words it, and how often each reached the platform. */
export interface WireFault {
  name: string
  /** Ordered from the sandbox; `refused` closes the way to it. */
  fault: Fault | 'refused'
  /** `GET /api/me/balance`. */
  read: string
  /** `POST /api/session`. */
  write: string
  /** `POST /api/games/launch`, which may move money. */
  money: string
  /** `GET /api/startup` of a brand of which nothing is known. */
  cold: string
  /** What the log says of the read's calls. */
  log: string | RegExp
  /** How often the read, the write and the money write reached the platform. */
  arrived: readonly [read: number, write: number, money: number]
}

const unavailable = '503 serviceUnavailable (log)'
const broken = '502 internalServerError (dialog)'
const late = '504 internalServerError (dialog)'
const unknown = '504 outcomeUnknown (dialog)'

const lost = { read: unavailable, write: broken, money: unknown, cold: broken } as const
const well = { read: '200', write: '200', money: '200', cold: '200', arrived: [1, 1, 1] } as const
const refused = '422 refused (dialog)'
const expired = '401 sessionExpired (endSession)'

/** Every way in which the platform can fail to answer, or answer what is none. */
export const wireFaults: readonly WireFault[] = [
  {
    name: 'connection refused',
    fault: 'refused',
    ...{ ...lost, money: broken },
    log: 'network ECONNREFUSED ×2',
    arrived: [0, 0, 0],
  },
  {
    name: 'connection reset before the call was carried out',
    fault: { kind: 'resetBefore' },
    ...lost,
    log: /^network \w+ ×2$/,
    arrived: [2, 1, 1],
  },
  {
    name: 'connection reset after the call was carried out',
    fault: { kind: 'resetAfter' },
    ...lost,
    log: /^network \w+ ×2$/,
    arrived: [2, 1, 1],
  },
  {
    name: 'no answer at all',
    fault: { kind: 'hang' },
    ...{ ...lost, write: late, cold: late },
    log: 'timeout timeout ×2',
    arrived: [2, 1, 1],
  },
  {
    name: 'a body slower than the time there is',
    fault: { kind: 'slowBody', ms: 20_000 },
    ...{ ...lost, write: late, cold: late },
    log: 'timeout timeout ×2',
    arrived: [2, 1, 1],
  },
  { name: 'a slow body, in time', fault: { kind: 'slowBody', ms: 100 }, ...well, log: 'ok' },
  { name: 'a slow answer, in time', fault: { kind: 'latency', ms: 100 }, ...well, log: 'ok' },
  {
    name: 'a body cut off by the connection',
    fault: { kind: 'truncate', abruptly: true },
    ...lost,
    log: /^network \w+ ×2$/,
    arrived: [2, 1, 1],
  },
  {
    name: 'half of the JSON, announced as whole',
    fault: { kind: 'truncate' },
    ...lost,
    log: 'network notJson',
    arrived: [1, 1, 1],
  },
  {
    name: 'broken JSON',
    fault: { kind: 'status', status: 200, body: '{"statusCode":1,}' },
    ...lost,
    log: 'network notJson',
    arrived: [1, 1, 1],
  },
  {
    name: 'a page for people, with status 200',
    fault: { kind: 'html' },
    ...lost,
    log: 'network notJson',
    arrived: [1, 1, 1],
  },
  {
    name: 'an empty body',
    fault: { kind: 'status', status: 200 },
    ...lost,
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
    ...lost,
    log: 'network tooLarge',
    arrived: [1, 1, 1],
  },
  {
    name: 'a redirect to another host',
    fault: { kind: 'redirect', location: 'http://127.0.0.1:9/elsewhere' },
    ...lost,
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
    ...{ ...well, write: '422 invalidCredentials (dialog)' },
    log: 'ok envelope missing',
  },
]

const retried = [408, 409, 425, 429, 500, 502, 503, 504]
const others = [400, 401, 403, 404, 405, 410, 413, 418, 421, 422, 431, 451, 499, 501, 505, 507, 511, 520, 599]

/** Every HTTP status that means something, with a page for people as its body. */
export const statusFaults: readonly WireFault[] = [...retried, ...others].sort().map((status) => {
  const isPlainNo = status < 500 && status !== 408
  const isRetried = retried.includes(status)
  const word = status < 500 ? 'clientError' : 'serverError'
  return {
    name: `HTTP ${status}`,
    fault: { kind: 'status', status, headers: { 'content-type': 'text/html' }, body: '<h1>no</h1>' },
    ...{ ...lost, money: isPlainNo ? broken : unknown },
    log: `network ${word}${isRetried ? ' ×2' : ''}`,
    arrived: [isRetried ? 2 : 1, 1, 1],
  }
})
