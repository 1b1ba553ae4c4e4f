import fastifyRateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { LimitClass } from '@marquee/contracts/operation'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../config/settings.ts'
import { brandKey } from '../../replicas/redis/brand-key.ts'
import { createLimitStore } from '../../replicas/rate-limit-store.ts'
import type { RedisLink } from '../../replicas/redis/redis-link.ts'
import { ProblemError } from '../../errors/problem-error.ts'
import type { Rate } from '../../request/request-context.ts'

// Of each class and each way to count. The plugin forgets the oldest beyond it, and by itself keeps only 5,000.
const localCounters = 50_000

type Counter = (request: FastifyRequest) => Promise<Rate & { isExceeded: boolean }>

/** Each counts a request, and rejects with `tooManyRequests` where a limit is reached. */
export interface RateLimits {
  /** Counts a request against its address. */
  countAddress(request: FastifyRequest, limit: LimitClass): Promise<void>
  /** Counts a request against its address and its account. */
  countPlayer(request: FastifyRequest, limit: LimitClass): Promise<void>
  /** Counts a request against the account that it is about. */
  countAccount(request: FastifyRequest, limit: LimitClass): Promise<void>
}

/**
 * Registers @fastify/rate-limit and makes the counters of each class. Keys carry the brand: an attack on one brand
 * leaves the others alone. An IPv6 address counts as its /64, which is one household.
 *
 * @param link where replicas count together; without it each class counts in the plugin's store of this process
 */
export async function createRateLimits(
  app: FastifyInstance,
  limits: Config['rateLimits'],
  link?: RedisLink,
): Promise<RateLimits> {
  await app.register(fastifyRateLimit, { global: false, ...(link && { store: createLimitStore(link) }) })
  const addresses = perClass((limit) => counter(limit, 'address', addressOf))
  const accounts = perClass((limit) => counter(limit, 'account', accountOf))

  function counter(limit: LimitClass, kind: string, who: (request: FastifyRequest) => string): Counter {
    const { max, windowMs: timeWindow } = limits[limit === 'tacEntry' ? 'tac' : limit]
    const keyGenerator = (request: FastifyRequest) =>
      brandKey('', `${limit}:${kind}`, request.context.brand ?? unknownBrand, who(request))
    const options = { max, timeWindow, keyGenerator, cache: localCounters }
    const count = app.createRateLimit(options)
    return async (request) => {
      const counted = await count(request)
      if (counted.isAllowed) throw new Error('No list allows anybody')
      const { remaining, ttlInSeconds: resetSeconds, isExceeded } = counted
      return { max, remaining, resetSeconds, isExceeded }
    }
  }

  async function count(request: FastifyRequest, counters: readonly Counter[]): Promise<void> {
    const counts = await Promise.all(counters.map((counter) => counter(request)))
    const { isExceeded, ...rate } = counts.reduce(stricter)
    request.context.rate = rate
    if (isExceeded) throw new ProblemError('tooManyRequests', { retryAfterSeconds: rate.resetSeconds })
  }

  return {
    countAddress: (request, limit) => count(request, [addresses[limit]]),
    countPlayer: (request, limit) => count(request, [addresses[limit], accounts[limit]]),
    countAccount: (request, limit) => count(request, [accounts[limit]]),
  }
}

type Counted = Awaited<ReturnType<Counter>>

/** The count that leaves less; where both leave as much, the one that lasts longer. */
function stricter(one: Counted, other: Counted): Counted {
  if (one.isExceeded !== other.isExceeded) return one.isExceeded ? one : other
  if (one.remaining !== other.remaining) return one.remaining < other.remaining ? one : other
  return one.resetSeconds > other.resetSeconds ? one : other
}

const perClass = <Value>(make: (limit: LimitClass) => Value): Record<LimitClass, Value> => ({
  credentials: make('credentials'),
  tac: make('tac'),
  tacEntry: make('tacEntry'),
  writes: make('writes'),
  reads: make('reads'),
})

const addressOf = ({ ip }: FastifyRequest) => normalizeIP(ip)
const accountOf = ({ context }: FastifyRequest) =>
  context.session?.player.accountId ?? context.accountId ?? ''
const unknownBrand = { host: 'unknown' }
