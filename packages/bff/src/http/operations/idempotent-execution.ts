import type { OperationDeclaration } from '@marquee/contracts/operation'
import { type ErrorCode, errorCodes, ReachedLimit } from '@marquee/contracts/problem'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { CacheLoadTimeout, CacheWaitTimeout } from '../../cache/waiting.ts'
import { ProblemError, toProblem } from '../../errors/problem-error.ts'
import { moneyIntentOf } from '../../outcomes/money-intent.ts'
import type { Idempotency } from '../../shared-state/idempotency/idempotency.ts'
import { IdempotencyConflict } from '../../shared-state/idempotency/idempotency-conflict.ts'
import type { Outcome } from '../../shared-state/idempotency/outcome.ts'
import { PlatformFailure } from '../../upstream/platform-failure.ts'
import { PlatformRefusal } from '../../upstream/platform-refusal.ts'
import { readIdempotencyKey } from '../request/idempotency-key.ts'
import { brandOf } from './brand-of.ts'
import { withDeclaredCode } from './declared-code.ts'

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
 * A repeated `Idempotency-Key` in the same session gets the first response, also on another replica, while the first
 * request is running and after a restart, marked by `Idempotency-Replayed: true`. A call with an unknown outcome is not
 * repeated; the client gets `outcomeUnknown`. While replicas cannot tell each other which keys they have, a call of
 * which a second one would do harm is refused unsent.
 */
export function createIdempotentExecution(idempotency: Idempotency<StoredRefusal>): ExecuteIdempotently {
  return async ({ request, reply }, declaration, input, run) => {
    const requestKey = requestKeyOf(request, declaration)
    const { session, operation = '', reference } = request.context
    if (!session || requestKey === undefined) return run()
    const { host } = brandOf(request)
    const payload = JSON.stringify(input)
    const details = moneyIntentOf({ operation, host, requestId: requestKey, reference, input, session })
    const { repeatIsHarmless: mayRepeat = false } = declaration
    const intent = { host, sessionId: session.id, operation, requestKey, payload, details, mayRepeat }
    const onReplay = () => void reply.header('idempotency-replayed', 'true')
    const execute = () => outcomeOf(run, declaration)
    try {
      return responseOf(await idempotency.execute(intent, execute, z.looseObject({}), onReplay))
    } catch (error) {
      throw error instanceof IdempotencyConflict ? conflictProblem(error) : error
    }
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
export function wasNeverSent(error: unknown): boolean {
  // It was too busy to look at the intent, which may be sent again later.
  if (error instanceof PlatformRefusal) return error.code === 'tooManyRequests'
  // The cache is only read for the site's id, before the write is sent.
  if (error instanceof CacheWaitTimeout || error instanceof CacheLoadTimeout) return true
  return error instanceof PlatformFailure && !error.mayHaveHappened
}
