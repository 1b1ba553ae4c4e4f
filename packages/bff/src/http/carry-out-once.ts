import type { OperationDeclaration } from '@marquee/contracts/operation'
import { type ErrorCode, errorCodes } from '@marquee/contracts/problem'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { CacheLoadTimeout, CacheWaitTimeout } from '../cache/cache-timeout.ts'
import { PlatformFailure } from '../platform/platform-failure.ts'
import { PlatformRefusal } from '../platform/platform-refusal.ts'
import type { Idempotency } from '../state/idempotency.ts'
import { IntentConflict } from '../state/intent-conflict.ts'
import type { Outcome } from '../state/outcome.ts'
import { ProblemError } from './problem-error.ts'
import { withDeclaredCode } from './to-problem.ts'
import { brandOf } from './tools-of.ts'

/** A refusal as it is kept for repetitions. */
export const KeptRefusal = z.object({
  code: z.enum(Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]]),
  detail: z.object({
    status: z.number().exactOptional(),
    statusCode: z.number().exactOptional(),
    message: z.string().exactOptional(),
    errors: z.array(z.object({ path: z.string(), code: z.string() })).exactOptional(),
  }),
})
export type KeptRefusal = z.infer<typeof KeptRefusal>

/** Carries an operation out, once where it asks for that. */
export type CarryOut = (
  request: FastifyRequest,
  declaration: OperationDeclaration,
  input: unknown,
  run: () => object | Promise<object>,
) => object | Promise<object>

/**
 * The same `Idempotency-Key` in the same session gets the first answer, also on another replica and while the first
 * is still on its way. An intent whose end nobody knows is not carried out again: its repetition is told so.
 */
export function createCarryOut(idempotency: Idempotency<KeptRefusal>): CarryOut {
  return (request, declaration, input, run) => {
    const requestKey = request.headers['idempotency-key']
    const { session, operation } = request.visit
    if (!declaration.idempotent || !session || typeof requestKey !== 'string') return run()
    const { host } = brandOf(request)
    const intent = {
      host,
      sessionId: session.id,
      operation: operation ?? '',
      requestKey,
      payload: JSON.stringify(input),
    }
    return idempotency
      .once(intent, () => outcomeOf(run, declaration), ObjectAnswer)
      .then(answerOf, conflictAsProblem)
  }
}

const ObjectAnswer = z.looseObject({})

async function outcomeOf(
  run: () => object | Promise<object>,
  declaration: OperationDeclaration,
): Promise<Outcome<object, KeptRefusal>> {
  try {
    return { kind: 'answered', value: await run() }
  } catch (error) {
    const refused = error instanceof PlatformRefusal ? withDeclaredCode(error, declaration) : error
    if (!(refused instanceof ProblemError)) throw error
    const { retryAfterSeconds: _gone, details: _shown, maintenance: _none, ...detail } = refused.detail
    return { kind: 'refused', problem: { code: refused.code, detail } }
  }
}

function answerOf(outcome: Outcome<object, KeptRefusal>): object {
  if (outcome.kind === 'answered') return outcome.value
  if (outcome.kind === 'refused') throw new ProblemError(outcome.problem.code, outcome.problem.detail)
  throw new ProblemError('outcomeUnknown')
}

function conflictAsProblem(error: unknown): never {
  if (!(error instanceof IntentConflict)) throw error
  throw new ProblemError(error.reason === 'keyReused' ? 'keyReused' : 'outcomeUnknown')
}

/** Whether an error means that the platform certainly did nothing, so that the same intent may be tried again. */
export function wasNeverSent(error: unknown): boolean {
  if (error instanceof CacheWaitTimeout || error instanceof CacheLoadTimeout) return true
  if (!(error instanceof PlatformFailure)) return false
  const { cause, httpStatus, reason, profile } = error
  // A plain no, though not in the platform's own words.
  if (cause === 'status' && String(httpStatus).startsWith('4') && httpStatus !== 408) return true
  // Start-up is only asked to name the site, before the write itself.
  if (profile === 'startup') return true
  return (
    cause === 'breaker' || cause === 'busy' || ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'].includes(reason)
  )
}
