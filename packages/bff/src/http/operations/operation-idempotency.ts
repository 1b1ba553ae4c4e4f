import type { Config } from '../../config/settings.ts'
import { createIdempotency } from '../../replicas/idempotency/idempotency.ts'
import { localLink } from '../../replicas/redis/local-link.ts'
import type { RedisLink } from '../../replicas/redis/redis-link.ts'
import { createValueSeal } from '../../replicas/redis/value-seal.ts'
import {
  createIdempotentExecution,
  type ExecuteIdempotently,
  StoredRefusal,
  wasNeverSent,
} from './idempotent-execution.ts'

// An execution that outlives the deadline of a write by this much has crashed.
const runningMarginMs = 5000

/** Makes the idempotent execution of operations, across replicas when there is a link. */
export function createOperationIdempotency(
  { upstreamDeadlineMs }: Pick<Config, 'upstreamDeadlineMs'>,
  secrets: readonly Buffer[],
  link: RedisLink = localLink,
): ExecuteIdempotently {
  const idempotency = createIdempotency({
    link,
    seal: createValueSeal(secrets),
    refusal: StoredRefusal,
    wasNeverSent,
    runningMs: upstreamDeadlineMs + runningMarginMs,
    waitMs: upstreamDeadlineMs,
  })
  return createIdempotentExecution(idempotency)
}
