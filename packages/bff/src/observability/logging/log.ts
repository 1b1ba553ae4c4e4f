import { hash } from 'node:crypto'
import pino, { type Logger, type LoggerOptions } from 'pino'
import type { Config } from '../../config/settings.ts'
import type { RequestContext } from '../../request/request-context.ts'
import type { PlatformCallRecord } from '../platform-records.ts'

/** What is logged of a request beside what its context knows. */
export interface RequestFacts {
  method: string
  /** The route's pattern, never the address as it was sent: addresses carry what people type. */
  route: string
  status: number
  durationMs: number
}

/** Everything the gateway ever logs. By allow-list: what has no parameter here cannot be logged. */
export interface Log {
  /** One line per request, as support staff read it. See `docs/logs.md`. */
  request(context: RequestContext, facts: RequestFacts): void
  /** One line per attempt of a platform call. Never payloads, bodies or addresses of games. */
  platformCall(record: PlatformCallRecord): void
  /** An error nobody foresaw. Its message may quote what a player sent, so only its name and frames are kept. */
  unexpected(context: RequestContext | undefined, error: unknown): void
  /** Something an operator should know, in one sentence, with facts that are not personal. */
  notice(
    level: 'info' | 'warn' | 'error',
    event: string,
    facts?: Readonly<Record<string, string | number | boolean>>,
  ): void
  /** Resolves when every line is written. */
  flush(): Promise<void>
}

// The most that a killed process loses: this many bytes, or the lines of this long.
const bufferBytes = 8 * 1024
const flushEveryMs = 200

/** How lines look, wherever they go. */
export const lineFormat: LoggerOptions = {
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level) => ({ level }) },
}

/** Opens the log on standard output. Pino also writes what is left when the process exits by itself. */
export function createLog(config: Pick<Config, 'logLevel' | 'logAccount'>): Log {
  const destination = pino.destination({
    dest: 1,
    sync: false,
    minLength: bufferBytes,
    periodicFlush: flushEveryMs,
  })
  const logger = pino({ ...lineFormat, level: config.logLevel }, destination)
  // An error of flushing, such as a closed pipe, must not keep the process from ending.
  const flush = () => new Promise<void>((resolve) => destination.flush(() => resolve()))
  return createLogFrom(logger, config.logAccount, flush)
}

/** The log's vocabulary over a pino logger of `lineFormat`. */
export function createLogFrom(
  logger: Logger,
  account: Config['logAccount'],
  flush: () => Promise<void> = async () => {},
): Log {
  return {
    request(context, facts) {
      const level = facts.status >= 500 ? 'error' : 'info'
      if (logger.isLevelEnabled(level)) logger[level](requestFields(context, facts, account))
    },
    platformCall(record) {
      const level = record.outcome === 'ok' || record.outcome === 'refused' ? 'info' : 'warn'
      logger[level](platformFields(record))
    },
    unexpected(context, error) {
      logger.error({
        kind: 'error',
        requestId: context?.requestId,
        reference: context?.reference,
        host: context?.brand?.host,
        operation: context?.operation,
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

function requestFields(context: RequestContext, facts: RequestFacts, account: Config['logAccount']) {
  return {
    kind: 'request',
    requestId: context.requestId,
    reference: context.reference,
    host: context.host,
    brand: context.brand?.host,
    operation: context.operation,
    method: facts.method,
    route: facts.route,
    status: facts.status,
    code: context.code,
    durationMs: oneDecimal(facts.durationMs),
    cache: context.cacheStatus,
    account: nameAccount(context, account),
  }
}

function platformFields(record: PlatformCallRecord) {
  return {
    kind: 'platform',
    call: record.call,
    attempt: record.attempt,
    outcome: record.outcome,
    httpStatus: record.httpStatus,
    statusCode: record.statusCode,
    statusMessage: record.statusMessage,
    envelope: record.envelope,
    reason: record.reason,
    durationMs: oneDecimal(record.durationMs),
    host: record.host,
    requestId: record.requestId,
    reference: record.reference,
  }
}

const oneDecimal = (ms: number) => Math.round(ms * 10) / 10

function nameAccount(
  { session, accountId, brand }: RequestContext,
  how: Config['logAccount'],
): string | undefined {
  if (how === 'off') return undefined
  const named = session?.player.accountId ?? accountId
  if (named === undefined || how === 'plain') return named
  return hashAccount(brand?.host ?? '', named)
}

/** How an account stands in the log when it is hashed: the same account of the same brand always looks the same. */
function hashAccount(host: string, accountId: string): string {
  return hash('sha256', `${host} ${accountId}`, 'hex').slice(0, 16)
}

function frames(error: unknown): string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim())
}
