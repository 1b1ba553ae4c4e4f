import type { Logger, LoggerOptions } from 'pino'
import pino from 'pino'
import type { Config } from '../config/config.ts'
import type { RequestContext } from '../request/request-context.ts'
import type { AccountInLog } from './account-in-log.ts'
import type { PlatformCallRecord } from './events.ts'
import {
  errorMessage,
  type NoticeEvent,
  noticeMessages,
  platformMessages,
  requestMessage,
} from './log-messages.ts'

// DEL and the C1 controls, the line and paragraph separators, and what changes the direction of text: with these a value
// can end a line in some viewers, drive a terminal, or show another order of characters than the log has.
const invisible = /[\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g

/** Escapes characters in a line of JSON that JSON itself allows raw. They stand in strings only, so it stays the same JSON. */
export function escapeInvisible(line: string): string {
  return line.replace(invisible, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** Facts of a request that its context does not hold. */
export interface RequestFacts {
  method: string
  /** The pattern of the route, never the requested address, which may contain what people type. */
  route: string
  status: number
  durationMs: number
  /** When the client left before the end of the response: how far it had come. */
  left: ClientLeft | undefined
}

/** While the client was still sending its request, before the response began, or before it ended. */
export type ClientLeft = 'duringRequest' | 'beforeResponse' | 'duringResponse'

/** Everything the gateway logs. It acts as an allow-list: what has no parameter here cannot be logged. */
export interface Log {
  /** One line per request, for support staff. See `docs/logs.md`. */
  request(context: RequestContext, facts: RequestFacts): void
  /** One line per attempt of a platform call. Never contains payloads, bodies or addresses of games. */
  platformCall(record: PlatformCallRecord): void
  /** An unexpected error. Its message may quote what a player sent, so only its name and stack frames are logged. */
  unexpected(context: RequestContext | undefined, error: unknown): void
  /** An event that concerns an operator, with facts that are not personal. */
  notice(
    level: 'info' | 'warn' | 'error',
    event: NoticeEvent,
    facts?: Readonly<Record<string, string | number | boolean>>,
  ): void
  /** Resolves when all lines are written. */
  flush(): Promise<void>
}

// The limits of what a killed process loses.
const bufferBytes = 8 * 1024
const flushEveryMs = 200

/** The pino options that all log lines share. */
export const lineFormat: LoggerOptions = {
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level) => ({ level }) },
  hooks: { streamWrite: escapeInvisible },
}

/** Creates the log on standard output. Pino also writes pending lines when the process exits normally. */
export function createLog(config: Pick<Config, 'logLevel'>, accountInLog: AccountInLog): Log {
  const destination = pino.destination({
    dest: 1,
    sync: false,
    minLength: bufferBytes,
    periodicFlush: flushEveryMs,
  })
  const logger = pino({ ...lineFormat, level: config.logLevel }, destination)
  // An error while flushing, such as a closed pipe, must not keep the process from exiting.
  const flush = () => new Promise<void>((resolve) => destination.flush(() => resolve()))
  return createLogFrom(logger, accountInLog, flush)
}

/** Creates the log from a pino logger that uses `lineFormat`. */
export function createLogFrom(
  logger: Logger,
  accountInLog: AccountInLog,
  flush: () => Promise<void> = async () => {},
): Log {
  return {
    request(context, facts) {
      const level = facts.status >= 500 ? 'error' : 'info'
      if (!logger.isLevelEnabled(level)) return
      logger[level](requestFields(context, facts, accountInLog), requestMessage(facts.status))
    },
    platformCall(record) {
      const level = record.outcome === 'ok' || record.outcome === 'refused' ? 'info' : 'warn'
      logger[level](platformFields(record), platformMessages[record.outcome])
    },
    unexpected(context, error) {
      logger.error(errorFields(context, error), errorMessage)
    },
    notice(level, event, facts) {
      logger[level]({ kind: 'notice', event, ...facts }, noticeMessages[event])
    },
    flush,
  }
}

function requestFields(context: RequestContext, facts: RequestFacts, accountInLog: AccountInLog) {
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
    left: facts.left,
    account: nameAccount(context, accountInLog),
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

function errorFields(context: RequestContext | undefined, error: unknown) {
  return {
    kind: 'error',
    requestId: context?.requestId,
    reference: context?.reference,
    host: context?.brand?.host,
    operation: context?.operation,
    error: error instanceof Error ? error.name : typeof error,
    stack: frames(error),
  }
}

const oneDecimal = (ms: number) => Math.round(ms * 10) / 10

function nameAccount(
  { session, accountId, brand }: RequestContext,
  accountInLog: AccountInLog,
): string | undefined {
  const named = session?.player.accountId ?? accountId
  return named === undefined ? undefined : accountInLog(brand?.host ?? '', named)
}

function frames(error: unknown): string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim())
}
