import { performance } from 'node:perf_hooks'
import type { OperationId } from '@marquee/contracts/operations'
import type { ErrorCode } from '@marquee/contracts/problem'
import type { Brand } from './brand.ts'
import { type RequestIdentity, requestIdentity } from './request-id.ts'
import type { RequestTrace } from './request-trace.ts'
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
