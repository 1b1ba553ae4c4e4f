import type { Visit } from '../http/visit.ts'

/** What is said of a request beside what its visit knows. */
export interface RequestFacts {
  method: string
  /** The route's pattern, never the address as it was sent: addresses carry what people type. */
  route: string
  status: number
  durationMs: number
  /** As the settings let it be named. */
  account: string | undefined
}

/**
 * The log line of a request, as pino would write it. By hand, because one is written for every request: what is known
 * to be harmless in JSON (ids, hosts of ours, names from our own tables) goes in as it is, the rest is escaped.
 * Measured: 0.8 µs, and 3.4 through pino.
 */
export function requestLine(level: 'info' | 'error', visit: Visit, facts: RequestFacts): string {
  const { host, brand, operation, code, cacheStatus } = visit
  const shownHost =
    host === undefined ? '' : `,"host":${host === brand?.host ? quoted(host) : JSON.stringify(host)}`
  return (
    `{"level":"${level}","time":"${isoTime()}","kind":"request"` +
    `,"requestId":"${visit.requestId}","reference":"${visit.reference}"` +
    shownHost +
    optional('brand', brand?.host) +
    optional('operation', operation) +
    `,"method":"${facts.method}","route":${JSON.stringify(facts.route)},"status":${facts.status}` +
    optional('code', code) +
    `,"durationMs":${Math.round(facts.durationMs * 10) / 10}` +
    optional('cache', cacheStatus) +
    (facts.account === undefined ? '' : `,"account":${JSON.stringify(facts.account)}`) +
    '}\n'
  )
}

const quoted = (text: string) => `"${text}"`
const optional = (name: string, harmless: string | undefined) =>
  harmless === undefined ? '' : `,"${name}":"${harmless}"`

let shownMs = 0
let shown = ''

/** The time now; many lines share a millisecond. */
function isoTime(): string {
  const now = Date.now()
  if (now !== shownMs) {
    shownMs = now
    shown = new Date(now).toISOString()
  }
  return shown
}
