import type { OperationDeclaration } from '@marquee/contracts/operation'
import { type ErrorCode, errorCodes } from '@marquee/contracts/problem'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { CacheLoadTimeout, CacheWaitTimeout } from '../../cache/cache-timeout.ts'
import { PlatformFailure } from '../../upstream/platform-failure.ts'
import { PlatformRefusal } from '../../upstream/platform-refusal.ts'
import type { Idempotency } from '../../replicas/idempotency/idempotency.ts'
import { IdempotencyConflict } from '../../replicas/idempotency/idempotency-conflict.ts'
import type { Outcome } from '../../replicas/idempotency/outcome.ts'
import { brandOf } from './handler-context.ts'
import { readIdempotencyKey } from '../request/idempotency-key.ts'
import { ProblemError } from '../../errors/problem-error.ts'
import { toProblem } from '../../errors/to-problem.ts'
import { withDeclaredCode } from './declared-code.ts'

/** A refusal, or a failure that left the outcome open, as it is kept for repetitions. */
export const KeptRefusal = z.object({
  code: z.enum(Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]]),
  detail: z.object({
    status: z.exactOptional(z.number()),
    statusCode: z.exactOptional(z.number()),
    message: z.exactOptional(z.string()),
    errors: z.exactOptional(z.array(z.object({ path: z.string(), code: z.string() }))),
    details: z.exactOptional(z.string()),
  }),
})
export type KeptRefusal = z.infer<typeof KeptRefusal>

/** Runs an operation, once per idempotency key where the operation asks for that. */
export type ExecuteIdempotently = (
  request: FastifyRequest,
  declaration: OperationDeclaration,
  input: unknown,
  run: () => Promise<object>,
) => Promise<object>

/**
 * The same `Idempotency-Key` in the same session gets the first response, also on another replica and while the first
 * is still on its way. A call whose outcome nobody knows is not run again: its repetition is told so.
 */
export function createIdempotentExecution(idempotency: Idempotency<KeptRefusal>): ExecuteIdempotently {
  return async (request, declaration, input, run) => {
    const requestKey = declaration.idempotent ? readIdempotencyKey(request.headers) : undefined
    const { session, operation = '' } = request.context
    if (!session || requestKey === undefined) return run()
    const { host } = brandOf(request)
    const payload = JSON.stringify(input)
    const intent = { host, sessionId: session.id, operation, requestKey, payload }
    try {
      return responseOf(
        await idempotency.execute(intent, () => outcomeOf(run, declaration), z.looseObject({})),
      )
    } catch (error) {
      throw error instanceof IdempotencyConflict ? conflictProblem(error) : error
    }
  }
}

async function outcomeOf(
  run: () => Promise<object>,
  declaration: OperationDeclaration,
): Promise<Outcome<object, KeptRefusal>> {
  try {
    return { kind: 'answered', value: await run() }
  } catch (error) {
    if (error instanceof PlatformFailure && error.mayHaveHappened)
      return { kind: 'unknown', problem: kept(toProblem(error)) }
    const refused = error instanceof PlatformRefusal ? withDeclaredCode(error, declaration) : error
    if (!(refused instanceof ProblemError)) throw error
    return { kind: 'refused', problem: kept(refused) }
  }
}

function kept({ code, detail }: ProblemError): KeptRefusal {
  const { retryAfterSeconds: _gone, maintenance: _none, ...lasting } = detail
  return { code, detail: lasting }
}

function responseOf(outcome: Outcome<object, KeptRefusal>): object {
  if (outcome.kind === 'answered') return outcome.value
  const { code, detail } = outcome.problem ?? { code: 'outcomeUnknown' as const }
  throw new ProblemError(code, detail)
}

function conflictProblem({ reason }: IdempotencyConflict): ProblemError {
  return new ProblemError(reason === 'keyReused' ? 'keyReused' : 'outcomeUnknown')
}

/** Whether an error means that the platform certainly did nothing, so that the same call may be tried again. */
export function wasNeverSent(error: unknown): boolean {
  // Start-up is only asked to name the site, before the write itself.
  if (error instanceof CacheWaitTimeout || error instanceof CacheLoadTimeout) return true
  return error instanceof PlatformFailure && !error.mayHaveHappened
}
