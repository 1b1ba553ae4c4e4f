import { createHash } from 'node:crypto'
import pino, { type Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Visit } from '../http/visit.ts'
import type { PlatformCallRecord } from '../platform/platform-records.ts'

/** One line per request, as support staff read it. See `docs/logs.md`. */
export interface RequestLine {
  method: string
  /** The route's pattern, never the address as it was sent: addresses carry what people type. */
  route: string
  status: number
  durationMs: number
}

/** Everything the gateway ever says in its log. By allow-list: what has no parameter here cannot be logged. */
export interface Log {
  request(visit: Visit, line: RequestLine): void
  /** One line per attempt of a platform call. Never payloads, bodies or addresses of games. */
  platformCall(record: PlatformCallRecord): void
  /** An error nobody foresaw. Its message may quote what a player sent, so only its name and frames are kept. */
  unexpected(visit: Visit | undefined, error: unknown): void
  /** Something an operator should know, in one sentence, with facts that are not personal. */
  notice(
    level: 'info' | 'warn' | 'error',
    event: string,
    facts?: Readonly<Record<string, string | number | boolean>>,
  ): void
  /** Writes what is still buffered. */
  flush(): void
}

/** Opens the log. Lines are buffered and written by size and by time: a line costs more than the rest of a request. */
export function createLog(config: Pick<Config, 'logLevel' | 'logAccount'>): Log {
  const destination = pino.destination({ fd: 1, sync: false, minLength: 8192 })
  const logger: Logger = pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: levelName },
    },
    destination,
  )
  const timer = setInterval(() => destination.flush(), 200)
  timer.unref()
  return logOver(logger, config.logAccount, () => {
    clearInterval(timer)
    destination.flushSync()
  })
}

const levelName = (level: string) => ({ level })

/** The log's vocabulary over any pino logger. */
export function logOver(logger: Logger, account: Config['logAccount'], flush: () => void): Log {
  return {
    request(visit, { method, route, status, durationMs }) {
      logger[status >= 500 ? 'error' : 'info']({
        kind: 'request',
        requestId: visit.requestId,
        reference: visit.reference,
        host: visit.host,
        brand: visit.brand?.host,
        operation: visit.operation,
        method,
        route,
        status,
        code: visit.code,
        durationMs: round(durationMs),
        cache: visit.cacheStatus,
        account: nameAccount(visit, account),
      })
    },
    platformCall(record) {
      const level = record.outcome === 'ok' || record.outcome === 'refused' ? 'info' : 'warn'
      logger[level]({ kind: 'platform', ...record, durationMs: round(record.durationMs) })
    },
    unexpected(visit, error) {
      logger.error({
        kind: 'error',
        requestId: visit?.requestId,
        reference: visit?.reference,
        host: visit?.brand?.host,
        operation: visit?.operation,
        error: error instanceof Error ? error.name : typeof error,
        stack: frames(error),
      })
    },
    notice(level, event, facts) {
      logger[level]({ kind: 'notice', event, ...facts })
    },
    flush,
  }
}

function nameAccount(visit: Visit, how: Config['logAccount']): string | undefined {
  const accountId = visit.session?.player.accountId ?? visit.accountId
  if (accountId === undefined || how === 'off') return undefined
  if (how === 'plain') return accountId
  return hashAccount(visit.brand?.host ?? '', accountId)
}

/** How an account stands in the log when it is hashed: the same account of the same brand always looks the same. */
function hashAccount(host: string, accountId: string): string {
  return createHash('sha256').update(`${host} ${accountId}`).digest('hex').slice(0, 16)
}

const round = (ms: number) => Math.round(ms * 10) / 10

function frames(error: unknown): string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim())
}
