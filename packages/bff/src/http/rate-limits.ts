import { normalizeIP } from '@fastify/rate-limit'
import type { LimitClass } from '@marquee/contracts/operation'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { brandKey } from '../state/brand-key.ts'
import { ProblemError } from './problem-error.ts'

type Counter = ReturnType<FastifyInstance['createRateLimit']>

export interface RateLimits {
  /** Counts a request against its address; throws `tooManyRequests` when the limit is reached. */
  countAddress(request: FastifyRequest, reply: FastifyReply, limit: LimitClass): Promise<void>
  /** Counts a request against the account that it is about. */
  countAccount(request: FastifyRequest, reply: FastifyReply, limit: LimitClass): Promise<void>
}

/**
 * Makes the counters, one pair per class; where they count is the store that the plugin was registered with. Keys
 * carry the brand: an attack on one brand leaves the others alone. An IPv6 address counts as its /64, which is one household.
 */
export function createRateLimits(app: FastifyInstance, limits: Config['rateLimits']): RateLimits {
  const addresses = counters('address', ({ ip }) => normalizeIP(ip))
  const accounts = counters(
    'account',
    ({ visit }) => visit.session?.player.accountId ?? visit.accountId ?? '',
  )

  function counters(
    by: 'address' | 'account',
    who: (request: FastifyRequest) => string,
  ): Record<LimitClass, Counter> {
    const counter = (limit: LimitClass) =>
      app.createRateLimit({
        max: limits[limit].max,
        timeWindow: limits[limit].windowMs,
        keyGenerator: (request) =>
          brandKey('', `${limit}:${by}`, { host: request.visit.brand?.host ?? 'unknown' }, who(request)),
      })
    return {
      credentials: counter('credentials'),
      tac: counter('tac'),
      writes: counter('writes'),
      reads: counter('reads'),
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
