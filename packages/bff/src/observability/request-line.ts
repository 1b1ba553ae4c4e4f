import type { RequestContext } from '../http/request-context.ts'
import { escaped, harmless, shownMs, timeNow } from './line-pieces.ts'

/** What is said of a request beside what its context knows. */
export interface RequestFacts {
  method: string
  /** The route's pattern, never the address as it was sent: addresses carry what people type. */
  route: string
  status: number
  durationMs: number
}

/**
 * The log line of a request, as pino would write it. By hand, because one is written for every request: what is known
 * to be harmless in JSON (ids, hosts of ours, names from our own tables) goes in as it is, the rest is escaped.
 * Measured: 0.8 µs, and 3.4 through pino.
 *
 * @param account as the settings let it be named
 */
export function requestLine(
  level: 'info' | 'error',
  context: RequestContext,
  facts: RequestFacts,
  account: string | undefined,
): string {
  const { host, brand } = context
  return (
    `{"level":"${level}","time":"${timeNow()}","kind":"request"` +
    `,"requestId":"${context.requestId}","reference":"${context.reference}"` +
    (host === brand?.host ? harmless('host', host) : escaped('host', host)) +
    harmless('brand', brand?.host) +
    harmless('operation', context.operation) +
    `,"method":"${facts.method}","route":"${facts.route}","status":${facts.status}` +
    harmless('code', context.code) +
    `,"durationMs":${shownMs(facts.durationMs)}` +
    harmless('cache', context.cacheStatus) +
    escaped('account', account) +
    '}\n'
  )
}
