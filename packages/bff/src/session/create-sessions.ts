import { randomBytes } from 'node:crypto'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { RedisLink } from '../shared-state/redis/redis-link.ts'
import type { Journal } from '../storage/journal.ts'
import { createAccountNames, createRevocations } from './revocations.ts'
import { createSessionSeal } from './session-seal.ts'
import { createSessionManager, type Sessions, sessionLimits } from './sessions.ts'

/** The secrets to seal with, newest first: the configured ones, or a random one of this process. */
export function sessionSecrets(configured: readonly Buffer[]): readonly Buffer[] {
  return configured.length > 0 ? configured : [randomBytes(32)]
}

/** Warns where the secrets end with the process. */
export function warnOfMissingKeys(configured: readonly Buffer[], log: Log): void {
  if (configured.length > 0) return
  log.notice('warn', 'sessionKeysMissing', {
    effect: 'sessions end when this process does; set SESSION_KEYS',
  })
}

/**
 * Makes the sessions of this gateway. Resolves when it is known which of them an earlier process has ended.
 * @param link carries revocations to the other replicas
 * @param journal keeps revocations over a restart
 */
export async function createSessions(
  secrets: readonly Buffer[],
  link: RedisLink | undefined,
  journal: Journal | undefined,
  metrics: Metrics,
): Promise<Sessions> {
  const revocations = createRevocations({
    keepMs: sessionLimits.absoluteMs,
    accountNames: createAccountNames(secrets),
    now: Date.now,
    ...(link && { link }),
    ...(journal && { journal }),
  })
  await revocations.open()
  return createSessionManager({
    seal: createSessionSeal(secrets),
    revocations,
    now: Date.now,
    onEvent: metrics.session,
  })
}
