import type { LimitClass } from '@marquee/contracts/operation'
import '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RateLimit } from '../config.ts'
import { ProblemError } from './problem-error.ts'

type Counter = ReturnType<FastifyInstance['createRateLimit']>

export interface RateLimits {
  /** Counts a request against its address; throws `tooManyRequests` when the limit is reached. */
  countAddress(request: FastifyRequest, reply: FastifyReply, limit: LimitClass): Promise<void>
  /** Counts a request against the account that it is about. */
  countAccount(request: FastifyRequest, reply: FastifyReply, limit: LimitClass): Promise<void>
}

/** Makes the counters, one pair per class. Keys carry the brand: an attack on one brand leaves the others alone. */
export function createRateLimits(app: FastifyInstance, limits: Record<LimitClass, RateLimit>): RateLimits {
  const addresses = counters((request) => `${request.visit.brand?.host} ${request.ip}`)
  const accounts = counters(
    ({ visit }) => `${visit.brand?.host} ${visit.session?.player.accountId ?? visit.accountId}`,
  )

  function counters(keyGenerator: (request: FastifyRequest) => string): Record<LimitClass, Counter> {
    const counter = ({ max, windowMs }: RateLimit) =>
      app.createRateLimit({ max, timeWindow: windowMs, keyGenerator })
    return {
      credentials: counter(limits.credentials),
      tac: counter(limits.tac),
      writes: counter(limits.writes),
      reads: counter(limits.reads),
    }
  }

  async function count(counter: Counter, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const result = await counter(request)
    if (result.isAllowed) return
    reply.header('ratelimit-limit', result.max)
    reply.header('ratelimit-remaining', Math.max(0, result.remaining))
    reply.header('ratelimit-reset', result.ttlInSeconds)
    if (result.isExceeded)
      throw new ProblemError('tooManyRequests', { retryAfterSeconds: result.ttlInSeconds })
  }

  return {
    countAddress: (request, reply, limit) => count(addresses[limit], request, reply),
    countAccount: (request, reply, limit) => count(accounts[limit], request, reply),
  }
}
