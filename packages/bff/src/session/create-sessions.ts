import { randomBytes } from 'node:crypto'
import type { Log } from '../observability/logging/log.ts'
import type { Metrics } from '../observability/metrics/metrics.ts'
import type { RedisLink } from '../replicas/redis/redis-link.ts'
import { createRevocations } from './revocations.ts'
import { createSessionSeal } from './session-seal.ts'
import { createSessionManager, type Sessions, sessionLimits } from './sessions.ts'

/** The secrets to seal with, newest first: the configured ones, or a random one of this process, with a warning. */
export function sessionSecrets(configured: readonly Buffer[], log: Log): readonly Buffer[] {
  if (configured.length > 0) return configured
  log.notice('warn', 'sessionKeysMissing', {
    effect: 'sessions end when this process does; set SESSION_KEYS',
  })
  return [randomBytes(32)]
}

/** Makes the sessions of this gateway; `link` carries revocations to the other replicas. */
export function createSessions(
  secrets: readonly Buffer[],
  link: RedisLink | undefined,
  metrics: Metrics,
): Sessions {
  return createSessionManager({
    seal: createSessionSeal(secrets),
    revocations: createRevocations({
      keepMs: sessionLimits.absoluteMs,
      now: Date.now,
      ...(link && { link }),
    }),
    now: Date.now,
    onEvent: metrics.session,
  })
}
