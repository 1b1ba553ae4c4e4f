import { performance } from 'node:perf_hooks'
import type { OperationId } from '@marquee/contracts/operations'
import type { ErrorCode } from '@marquee/contracts/problem'
import type { Brand } from './brand.ts'
import { type RequestIdentity, requestIdentity } from './request-id.ts'
import type { RequestTrace } from './request-trace.ts'
import type { SealedSession } from './sealed-session.ts'

/** A rate limit as the one who is counted hears of it. */
export interface RateLimitState {
  max: number
  remaining: number
  resetSeconds: number
}

/** One request as the gateway knows it: who asks for what, and what the log will say of it. */
export class RequestContext implements RequestIdentity {
  readonly requestId: string
  readonly reference: string
  /** When it came in, by the monotonic clock, in milliseconds. */
  readonly startedAt = performance.now()
  /** The host that was asked for, as it came; `brand` is what it came to. */
  host: string | undefined
  brand: Brand | undefined
  operation: OperationId | 'document' | 'siteFile' | 'build' | 'asset' | 'media' | undefined
  session: SealedSession | undefined
  /** The account the request is about, signed in or trying to; goes to the log only as the settings allow. */
  accountId: string | undefined
  code: ErrorCode | undefined
  cacheStatus: string | undefined
  trace: RequestTrace | undefined
  /** Where the request stands in its limit, once it was counted. */
  rateLimit: RateLimitState | undefined

  constructor(givenRequestId?: string) {
    const { requestId, reference } = requestIdentity(givenRequestId)
    this.requestId = requestId
    this.reference = reference
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    context: RequestContext
  }
}
