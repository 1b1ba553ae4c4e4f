import type { Config } from '../../config/config.ts'
import { type MoneyIntent, readMoneyIntent } from '../../outcomes/money-intent.ts'
import { firstLookMs } from '../../outcomes/next-look.ts'
import { outcomeLookup } from '../../outcomes/outcome-lookup.ts'
import { createIdempotency, type Idempotency } from '../../shared-state/idempotency/idempotency.ts'
import { idempotencyKeepMs } from '../../shared-state/idempotency/idempotency-keys.ts'
import { openKeptOutcomes } from '../../shared-state/idempotency/kept-outcomes.ts'
import { openLocalIntents } from '../../shared-state/intents/local-intents.ts'
import { createOpenIntents, type OpenIntents } from '../../shared-state/intents/open-intents.ts'
import { shareIntents } from '../../shared-state/intents/shared-intents.ts'
import { localLink } from '../../shared-state/redis/local-link.ts'
import type { RedisLink } from '../../shared-state/redis/redis-link.ts'
import type { Journal } from '../../storage/journal.ts'
import { createValueSeal } from '../../storage/sealed-claims.ts'
import { StoredRefusal, wasNeverSent } from './idempotent-execution.ts'

// An execution that outlives the deadline of a write by this much has crashed.
const runningMarginMs = 5000
const maxIntents = 10_000

/** Where the keys of begun writes are kept beyond this process. */
interface Places {
  link: RedisLink | undefined
  /** Begun writes, and those of them whose outcome can be asked for. */
  journals: { begunWrites: Journal | undefined; openIntents: Journal | undefined }
}

interface Settings extends Pick<Config, 'upstreamDeadlineMs'> {
  onNeedsPeople(intent: MoneyIntent | undefined): void
}

interface OperationIdempotency {
  idempotency: Idempotency<StoredRefusal>
  intents: OpenIntents
}

/**
 * Makes the idempotency of operations, across replicas when there is a link and over restarts when there are journals.
 * Resolves when it is known what an earlier process has begun.
 */
export async function createOperationIdempotency(
  { upstreamDeadlineMs, onNeedsPeople }: Settings,
  secrets: readonly Buffer[],
  { link = localLink, journals }: Places,
): Promise<OperationIdempotency> {
  const seal = createValueSeal(secrets)
  const keepMs = idempotencyKeepMs
  const { begunWrites, openIntents } = journals
  const kept = begunWrites && (await openKeptOutcomes({ journal: begunWrites, seal, keepMs }))
  // With the question what became of it.
  const waitMs = upstreamDeadlineMs + outcomeLookup.deadlineMs
  const runningMs = waitMs + runningMarginMs
  const local = await openLocalIntents({ journal: openIntents, keepMs, maxIntents })
  const store = shareIntents({ link, local, keepMs, maxIntents })
  const intents = createOpenIntents({
    store,
    seal,
    runningMs,
    firstLookMs,
    onNoRoom: (details) => onNeedsPeople(readMoneyIntent(details)),
  })
  const idempotency = createIdempotency({
    link,
    seal,
    refusal: StoredRefusal,
    wasNeverSent,
    runningMs,
    waitMs,
    intents,
    ...(kept && { kept }),
  })
  return { idempotency, intents }
}
