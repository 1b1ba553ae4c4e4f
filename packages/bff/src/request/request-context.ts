import { performance } from 'node:perf_hooks'
import type { OperationId } from '@marquee/contracts/operations'
import type { ErrorCode } from '@marquee/contracts/problem'
import type { Brand } from './brand.ts'
import { type RequestIdentity, requestIdentity } from './request-id.ts'
import type { SealedSession } from './sealed-session.ts'

/** The state of a rate limit as reported to the client. */
export interface RateLimitState {
  max: number
  remaining: number
  resetSeconds: number
}

/** What the gateway knows of a request: who sends it, what for, and what is logged about it. */
export class RequestContext implements RequestIdentity {
  readonly requestId: string
  readonly reference: string
  /** Time of arrival in milliseconds of the monotonic clock. */
  readonly startedAt = performance.now()
  /** The host as requested; `brand` is what it resolved to. */
  host: string | undefined
  brand: Brand | undefined
  operation: OperationId | 'document' | 'siteFile' | 'build' | 'asset' | 'media' | undefined
  session: SealedSession | undefined
  /** The account that is signed in or signing in. Logged only as the settings allow. */
  accountId: string | undefined
  /** Identifies the browser, if it has signed in to that account before. */
  deviceId: string | undefined
  code: ErrorCode | undefined
  cacheStatus: string | undefined
  trace: RequestTrace | undefined
  /** The state of the strictest rate limit, once counted. */
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

/** The trace of one request. */
export interface RequestTrace {
  /** Starts the span of a platform call. */
  call(name: string): CallTrace
  /** Ends the request's span. */
  end(facts: { operation: string; brand: string; status: number; code: string | undefined }): void
}

export interface CallTrace {
  /** The W3C `traceparent` header to send with the call. */
  traceparent: string
  end(succeeded: boolean): void
}
