import type { OperationDeclaration } from '@marquee/contracts/operation'
import { type ErrorCode, errorCodes, ReachedLimit } from '@marquee/contracts/problem'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { CacheLoadTimeout, CacheWaitTimeout } from '../../cache/waiting.ts'
import { ProblemError, toProblem } from '../../errors/problem-error.ts'
import { outcomeLookup } from '../../outcomes/change-or-find.ts'
import { type MoneyIntent, moneyIntentOf, readMoneyIntent } from '../../outcomes/money-intent.ts'
import { firstRetryMs } from '../../outcomes/outcome-reconciler.ts'
import {
  type MoneyOwner,
  type Movement,
  movementOf,
  openUnsettledMoney,
  type UnsettledMoney,
} from '../../outcomes/unsettled-money.ts'
import { accountIdentity } from '../../request/request-context.ts'
import type { Config } from '../../settings/settings.ts'
import { createIdempotency, type Idempotency } from '../../shared-state/idempotency/idempotency.ts'
import { idempotencyKeepMs } from '../../shared-state/idempotency/idempotency-keys.ts'
import { openKeptOutcomes } from '../../shared-state/idempotency/kept-outcomes.ts'
import type { Outcome } from '../../shared-state/idempotency/outcome.ts'
import { IdempotencyConflict } from '../../shared-state/idempotency/outcome.ts'
import { openLocalIntents } from '../../shared-state/intents/local-intents.ts'
import { createOpenIntents, type OpenIntents } from '../../shared-state/intents/open-intents.ts'
import { shareIntents } from '../../shared-state/intents/shared-intents.ts'
import { localLink } from '../../shared-state/redis/local-link.ts'
import type { RedisLink } from '../../shared-state/redis/redis-link.ts'
import type { Journal } from '../../storage/journal.ts'
import { createValueSeal } from '../../storage/sealed-claims.ts'
import { PlatformFailure } from '../../upstream/platform-failure.ts'
import { PlatformRefusal, withDeclaredCode } from '../../upstream/platform-refusal.ts'
import { readIdempotencyKey } from '../read-request.ts'
import { brandOf } from './access-checks.ts'

/** A refusal, or a failure with an unknown outcome, as it is stored for repeated requests. */
export const StoredRefusal = z.object({
  code: z.enum(Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]]),
  detail: z.object({
    status: z.exactOptional(z.number()),
    statusCode: z.exactOptional(z.number()),
    message: z.exactOptional(z.string()),
    errors: z.exactOptional(z.array(z.object({ path: z.string(), code: z.string() }))),
    details: z.exactOptional(z.string()),
    limit: z.exactOptional(ReachedLimit),
    until: z.exactOptional(z.string()),
  }),
})
export type StoredRefusal = z.infer<typeof StoredRefusal>

/** Runs an operation; an idempotent one once per idempotency key. */
export type ExecuteIdempotently = (
  exchange: { request: FastifyRequest; reply: FastifyReply },
  declaration: OperationDeclaration,
  input: unknown,
  run: () => Promise<object>,
) => Promise<object>

/**
 * A repeated `Idempotency-Key` of the same account gets the first response, also in another session, on another replica,
 * while the first request is running and after a restart, marked by `Idempotency-Replayed: true`. A call with an unknown
 * outcome is not repeated; the client gets `outcomeUnknown`. While replicas cannot share which keys they have, a call of
 * which a second one would do harm is refused unsent.
 */
export function createIdempotentExecution(
  idempotency: Idempotency<StoredRefusal>,
  unsettled: UnsettledMoney,
): ExecuteIdempotently {
  return async ({ request, reply }, declaration, input, run) => {
    const requestKey = requestKeyOf(request, declaration)
    const { session, operation = '', reference } = request.context
    if (!session || requestKey === undefined) return run()
    request.context.platformRequestId = requestKey
    const { host } = brandOf(request)
    const payload = JSON.stringify(input)
    const details = moneyIntentOf({ operation, host, requestId: requestKey, reference, input, session })
    const { repeatIsHarmless: mayRepeat = false } = declaration
    const account = accountIdentity(session.player.accountId)
    const intent = { host, account, operation, requestKey, payload, details, mayRepeat }
    const onReplay = () => void reply.header('idempotency-replayed', 'true')
    const movement = movementOf({ operation, requestId: requestKey, reference, input })
    const owner = { host, accountId: session.player.accountId }
    const execute = movement
      ? () => keepUnsettled(unsettled, owner, movement, () => outcomeOf(run, declaration))
      : () => outcomeOf(run, declaration)
    try {
      return responseOf(await idempotency.execute(intent, execute, z.looseObject({}), onReplay))
    } catch (error) {
      throw error instanceof IdempotencyConflict ? conflictProblem(error) : error
    }
  }
}

/** Makes a movement of money, which counts as unsettled from before it is sent until its outcome is known. */
async function keepUnsettled(
  unsettled: UnsettledMoney,
  owner: MoneyOwner,
  movement: Movement,
  run: () => Promise<Outcome<object, StoredRefusal>>,
): Promise<Outcome<object, StoredRefusal>> {
  await unsettled.add(owner, movement)
  let isKnown = false
  try {
    const outcome = await run()
    isKnown = outcome.kind !== 'unknown'
    return outcome
  } catch (error) {
    isKnown = wasNeverSent(error)
    throw error
  } finally {
    if (isKnown) await unsettled.settle(owner, movement.requestId)
  }
}

function requestKeyOf(
  { headers }: FastifyRequest,
  { idempotency }: OperationDeclaration,
): string | undefined {
  const requestKey = idempotency && readIdempotencyKey(headers)
  if (idempotency === 'required' && requestKey === undefined) throw new ProblemError('idempotencyKeyMissing')
  return requestKey
}

async function outcomeOf(
  run: () => Promise<object>,
  declaration: OperationDeclaration,
): Promise<Outcome<object, StoredRefusal>> {
  try {
    return { kind: 'answered', value: await run() }
  } catch (error) {
    if (error instanceof PlatformFailure && error.mayHaveHappened)
      return { kind: 'unknown', problem: toStored(toProblem(error)) }
    if (wasNeverSent(error)) throw error
    const refused = error instanceof PlatformRefusal ? withDeclaredCode(error, declaration) : error
    if (!(refused instanceof ProblemError)) throw error
    return { kind: 'refused', problem: toStored(refused) }
  }
}

function toStored({ code, detail }: ProblemError): StoredRefusal {
  const { retryAfterSeconds: _retryAfter, maintenance: _maintenance, ...stored } = detail
  return { code, detail: stored }
}

function responseOf(outcome: Outcome<object, StoredRefusal>): object {
  if (outcome.kind === 'answered') return outcome.value
  const { code, detail } = outcome.problem ?? { code: 'outcomeUnknown' as const }
  throw new ProblemError(code, detail)
}

// Redis is back, or known to be gone, sooner than a player tries again.
const ownerKnownAfterSeconds = 2

function conflictProblem({ reason }: IdempotencyConflict): ProblemError {
  if (reason === 'ownerUnknown')
    return new ProblemError('overloaded', { retryAfterSeconds: ownerKnownAfterSeconds })
  // The caller has waited as long as a platform call may take.
  return new ProblemError(reason, reason === 'stillRunning' ? { retryAfterSeconds: 1 } : {})
}

/** Whether an error means that the platform certainly did nothing, so that the call is safe to repeat. */
function wasNeverSent(error: unknown): boolean {
  // It was too busy to check the intent, which may be sent again later.
  if (error instanceof PlatformRefusal) return error.code === 'tooManyRequests'
  // The cache is only read for the site's id, before the write is sent.
  if (error instanceof CacheWaitTimeout || error instanceof CacheLoadTimeout) return true
  return error instanceof PlatformFailure && !error.mayHaveHappened
}

// An execution that outlives the deadline of a write by this much has crashed.
const runningMarginMs = 5000
const maxIntents = 10_000

/** Where the keys of begun writes are kept beyond this process. */
interface Places {
  link: RedisLink | undefined
  /** Begun writes, those of them whose outcome can be asked for, and those that pages tell of. */
  journals: Partial<Record<'begunWrites' | 'openIntents' | 'unsettledMoney', Journal>>
}

interface Settings extends Pick<Config, 'upstreamDeadlineMs'> {
  onManualReview(intent: MoneyIntent | undefined): void
}

interface OperationIdempotency {
  idempotency: Idempotency<StoredRefusal>
  intents: OpenIntents
  unsettled: UnsettledMoney
}

/**
 * Makes the idempotency of operations, across replicas when there is a link and over restarts when there are journals.
 * Resolves when it is known what an earlier process has begun.
 */
export async function createOperationIdempotency(
  { upstreamDeadlineMs, onManualReview }: Settings,
  secrets: readonly Buffer[],
  { link = localLink, journals }: Places,
): Promise<OperationIdempotency> {
  const seal = createValueSeal(secrets)
  const keepMs = idempotencyKeepMs
  const { begunWrites, openIntents, unsettledMoney } = journals
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
    firstRetryMs,
    onNoRoom: (details) => onManualReview(readMoneyIntent(details)),
  })
  const unsettled = await openUnsettledMoney({ link, journal: unsettledMoney, seal, keepMs })
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
  return { idempotency, intents, unsettled }
}
