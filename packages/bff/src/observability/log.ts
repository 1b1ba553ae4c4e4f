import type { Level, Logger, LoggerOptions } from 'pino'
import pino from 'pino'
import type { LogLevel } from '../config/setting-readers.ts'
import { RequestContext } from '../request/request-context.ts'
import type { PlatformCallRecord } from './events.ts'
import {
  type AccountInLog,
  type AuditFacts,
  attemptFields,
  attemptLevel,
  auditFields,
  auditMessage,
  errorFields,
  errorMessage,
  escapeInvisible,
  type FailureKind,
  failureOf,
  type NoticeEvent,
  noticeMessages,
  platformFields,
  platformMessages,
  type RequestFacts,
  requestFields,
  requestMessage,
} from './log-lines.ts'
import { openLogOutput } from './log-output.ts'

/** Everything the gateway logs. It acts as an allow-list: what has no parameter here cannot be logged. */
export interface Log {
  /** One line per request, for support staff. See `docs/logs.md`. */
  request(context: RequestContext, facts: RequestFacts): void
  /**
   * An attempt of a platform call, in the line of its request. It has a line of its own where it belongs to no request,
   * ends after that line, or is a warning, which is written at once. Never contains payloads, bodies or addresses of
   * games.
   */
  platformCall(record: PlatformCallRecord): void
  /** An unexpected error. Its message may quote what a player sent, so only its name and stack frames are logged. */
  unexpected(context: RequestContext | undefined, error: unknown): void
  /** An event that concerns an operator, with facts that are not personal. */
  notice(
    level: 'info' | 'warn' | 'error',
    event: NoticeEvent,
    facts?: Readonly<Record<string, string | number | boolean>>,
  ): void
  /** An order of somebody on the private listener, done or refused. It is written at every level of the log. */
  audit(facts: AuditFacts): void
  /** Writes lines of this level and above from now on. */
  setLevel(level: LogLevel): void
  /** Resolves when all lines are written, or soon where they cannot be. */
  flush(): Promise<void>
  /** Calls the listener for each line that is dropped, because nothing can be written. */
  onDropped(listener: () => void): void
  /** Calls the listener for each line that tells of a failure, at every level of the log. */
  onFailure(listener: (failure: FailureLine) => void): void
}

/** A line of the log that tells of a failure. */
export interface FailureLine {
  /** The brand's host; empty where a request came to none. */
  brand: string
  kind: FailureKind
  /** The line as the log has it. */
  text: string
}

/** The pino options that all log lines of a replica share. */
export const lineFormat = (instance: string): LoggerOptions => ({
  base: { instance },
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level) => ({ level }) },
  hooks: { streamWrite: escapeInvisible },
})

/** Creates the log on standard output. */
export function createLog(
  { level, instance }: { level: LogLevel; instance: string },
  accountInLog: AccountInLog,
): Log {
  let dropped = () => {}
  const output = openLogOutput(1, {
    onDropped: () => dropped(),
    onWorksAgain: (lines) => log.notice('warn', 'logLinesDropped', { lines }),
  })
  const logger = pino({ ...lineFormat(instance), level }, output)
  const log: Log = {
    ...createLogFrom(logger, accountInLog),
    flush: () => output.flush(),
    onDropped: (listener) => {
      dropped = listener
    },
  }
  return log
}

/** Creates the log from a pino logger that uses `lineFormat`, and whose lines are never dropped. */
export function createLogFrom(logger: Logger, accountInLog: AccountInLog): Log {
  const auditor = logger.child({}, { level: 'info' })
  let tellFailure = (_failure: FailureLine) => {}

  function tell(kind: FailureKind, brand: string, level: Level, fields: object, msg: string): void {
    const line = { level, time: new Date().toISOString(), ...logger.bindings(), ...fields, msg }
    tellFailure({ brand, kind, text: escapeInvisible(JSON.stringify(line)) })
  }

  return {
    request(context, facts) {
      context.isLogged = true
      const level = facts.status >= 500 ? 'error' : 'info'
      const failure = failureOf(context, facts)
      if (!failure && !logger.isLevelEnabled(level)) return
      const fields = requestFields(context, facts, accountInLog)
      const msg = requestMessage(facts.status)
      logger[level](fields, msg)
      if (failure) tell(failure, context.brand?.host ?? '', level, fields, msg)
    },
    platformCall(record) {
      const context = record.request instanceof RequestContext ? record.request : undefined
      const attempt = attemptFields(record, context?.startedAt)
      const isKept = context?.keepAttempt(attempt)
      const level = attemptLevel(record.outcome)
      if (isKept && level === 'info') return
      const fields = platformFields(attempt, record)
      const msg = platformMessages[record.outcome]
      logger[level](fields, msg)
      if (level === 'warn') tell('failed', record.host, level, fields, msg)
    },
    unexpected(context, error) {
      const fields = errorFields(context, error)
      logger.error(fields, errorMessage)
      tell('failed', context?.brand?.host ?? '', 'error', fields, errorMessage)
    },
    notice(level, event, facts) {
      const fields = { kind: 'notice', event, ...facts }
      const msg = noticeMessages[event]
      logger[level](fields, msg)
      if (typeof facts?.host === 'string' && explains(level, event))
        tell('failed', facts.host, level, fields, msg)
    },
    audit(facts) {
      auditor.info(auditFields(facts), auditMessage(facts.status))
    },
    setLevel(level) {
      logger.level = level
    },
    flush: async () => {},
    onDropped: () => {},
    onFailure(listener) {
      tellFailure = listener
    },
  }
}

/** Whether a notice of a brand bears on failures: it tells of one, or how one ended. */
const explains = (level: Level, event: NoticeEvent) =>
  level !== 'info' || event === 'breaker' || event === 'moneyOutcomeSettled'
