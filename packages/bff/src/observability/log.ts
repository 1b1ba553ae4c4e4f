import { hash } from 'node:crypto'
import pino, { type DestinationStream, type Logger } from 'pino'
import type { Config } from '../config.ts'
import type { RequestContext } from '../http/request-context.ts'
import type { PlatformCallRecord } from '../platform/platform-records.ts'
import type { SealedSession } from '../session/session-seal.ts'
import { LineBuffer, type Outlet } from './line-buffer.ts'
import { platformLine } from './platform-line.ts'
import { type RequestFacts, requestLine } from './request-line.ts'

/** Everything the gateway ever says in its log. By allow-list: what has no parameter here cannot be logged. */
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
  /** Writes what is still buffered. */
  flush(): void
}

/** Opens the log. */
export function createLog(config: Pick<Config, 'logLevel' | 'logAccount'>): Log {
  const lines = new LineBuffer(openOutlet())
  const logger: Logger = pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: levelName },
    },
    lines,
  )
  return logOver(logger, lines, config.logAccount, lines.end)
}

// Pino's types know destinations of text alone.
const openOutlet = () => pino.destination({ fd: 1, sync: false, contentMode: 'buffer' }) as unknown as Outlet

const levelName = (level: string) => ({ level })

/** The log's vocabulary over any pino logger and where its lines go. */
export function logOver(
  logger: Logger,
  lines: DestinationStream,
  account: Config['logAccount'],
  flush: () => void,
): Log {
  return {
    request(context, facts) {
      const level = facts.status >= 500 ? 'error' : 'info'
      if (!logger.isLevelEnabled(level)) return
      lines.write(requestLine(level, context, facts, nameAccount(context, account)))
    },
    platformCall(record) {
      const level = record.outcome === 'ok' || record.outcome === 'refused' ? 'info' : 'warn'
      if (logger.isLevelEnabled(level)) lines.write(platformLine(level, record))
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

function nameAccount(
  { session, accountId, brand }: RequestContext,
  how: Config['logAccount'],
): string | undefined {
  if (how === 'off') return undefined
  const named = session?.player.accountId ?? accountId
  if (named === undefined || how === 'plain') return named
  const host = brand?.host ?? ''
  return session ? hashOfSession(host, session) : hashAccount(host, named)
}

// A session is asked with again and again, at the one brand that it is of.
const hashes = new WeakMap<SealedSession, string>()

function hashOfSession(host: string, session: SealedSession): string {
  let hashed = hashes.get(session)
  if (hashed === undefined) {
    hashed = hashAccount(host, session.player.accountId)
    hashes.set(session, hashed)
  }
  return hashed
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
