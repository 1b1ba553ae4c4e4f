import type { Visit } from '../http/visit.ts'
import { escaped, harmless, numeric, opening, rounded } from './line-pieces.ts'

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
  const { host, brand } = visit
  return (
    opening(level, 'request') +
    harmless('requestId', visit.requestId) +
    harmless('reference', visit.reference) +
    (host === brand?.host ? harmless('host', host) : escaped('host', host)) +
    harmless('brand', brand?.host) +
    harmless('operation', visit.operation) +
    harmless('method', facts.method) +
    harmless('route', facts.route) +
    numeric('status', facts.status) +
    harmless('code', visit.code) +
    numeric('durationMs', rounded(facts.durationMs)) +
    harmless('cache', visit.cacheStatus) +
    escaped('account', facts.account) +
    '}\n'
  )
}
