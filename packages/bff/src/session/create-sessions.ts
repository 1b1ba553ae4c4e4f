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

/** What sessions are made of, beside their secrets. */
interface Parts {
  /** Carries revocations to the other replicas. */
  link: RedisLink | undefined
  /** Keeps revocations over a restart. */
  journal: Journal | undefined
  metrics: Metrics
}

/** Makes the sessions of this gateway. Resolves when it is known which of them an earlier process has ended. */
export async function createSessions(
  secrets: readonly Buffer[],
  { link, journal, metrics }: Parts,
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
