import type { Logger, LoggerOptions } from 'pino'
import pino from 'pino'
import type { Config } from '../config/config.ts'
import type { RequestContext } from '../request/request-context.ts'
import type { PlatformCallRecord } from './events.ts'
import {
  type AccountInLog,
  errorFields,
  errorMessage,
  escapeInvisible,
  type NoticeEvent,
  noticeMessages,
  platformFields,
  platformMessages,
  type RequestFacts,
  requestFields,
  requestMessage,
} from './log-lines.ts'

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
