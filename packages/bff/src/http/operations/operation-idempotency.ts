import type { Config } from '../../config/settings.ts'
import { createIdempotency } from '../../replicas/idempotency/idempotency.ts'
import { idempotencyKeepMs } from '../../replicas/idempotency/idempotency-keys.ts'
import { openKeptOutcomes } from '../../replicas/idempotency/kept-outcomes.ts'
import { localLink } from '../../replicas/redis/local-link.ts'
import type { RedisLink } from '../../replicas/redis/redis-link.ts'
import { createValueSeal } from '../../replicas/redis/value-seal.ts'
import type { Journal } from '../../storage/journal.ts'
import {
  createIdempotentExecution,
  type ExecuteIdempotently,
  StoredRefusal,
  wasNeverSent,
} from './idempotent-execution.ts'

// An execution that outlives the deadline of a write by this much has crashed.
const runningMarginMs = 5000

/** Where the keys of begun writes are kept beyond this process. */
interface Places {
  link: RedisLink | undefined
  journal: Journal | undefined
}

/**
 * Makes the idempotent execution of operations, across replicas when there is a link and over restarts when there is a
 * journal. Resolves when it is known what an earlier process has begun.
 */
export async function createOperationIdempotency(
  { upstreamDeadlineMs }: Pick<Config, 'upstreamDeadlineMs'>,
  secrets: readonly Buffer[],
  { link = localLink, journal }: Places,
): Promise<ExecuteIdempotently> {
  const seal = createValueSeal(secrets)
  const keepMs = idempotencyKeepMs
  const kept = journal && (await openKeptOutcomes({ journal, seal, keepMs }))
  const idempotency = createIdempotency({
    link,
    seal,
    refusal: StoredRefusal,
    wasNeverSent,
    runningMs: upstreamDeadlineMs + runningMarginMs,
    waitMs: upstreamDeadlineMs,
    ...(kept && { kept }),
  })
  return createIdempotentExecution(idempotency)
}
