import fastifyRateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { LimitClass } from '@marquee/contracts/operation'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RateLimit } from '../../config/setting-readers.ts'
import type { Config } from '../../config/settings.ts'
import { ProblemError } from '../../errors/problem-error.ts'
import { createLimitStore } from '../../replicas/rate-limit-store.ts'
import { brandKey } from '../../replicas/redis/brand-key.ts'
import type { RedisLink } from '../../replicas/redis/redis-link.ts'
import type { RateLimitState } from '../../request/request-context.ts'

// Per counter; the plugin evicts the oldest beyond it. Its default of 5000 is too small for many brands.
const maxLocalCounters = 50_000

type Counter = (request: FastifyRequest) => Promise<RateLimitState & { isExceeded: boolean }>

/** What is counted apart: the classes of operations, and pictures that are not cached, of which a page has dozens. */
export type CountedClass = LimitClass | 'pictures'

const picturesPerRead = 5

/** Each method counts a request, and rejects with `tooManyRequests` when a limit is reached. */
export interface RateLimits {
  /** Counts a request against its address. */
  countAddress(request: FastifyRequest, limit: CountedClass): Promise<void>
  /** Counts a request against its address and its account. */
  countPlayer(request: FastifyRequest, limit: LimitClass): Promise<void>
  /** Counts a request against the account that it concerns. */
  countAccount(request: FastifyRequest, limit: LimitClass): Promise<void>
}

/**
 * Registers @fastify/rate-limit and makes the counters of each class. Keys contain the brand, so that an attack on one
 * brand does not affect the others. An IPv6 address counts as its /64, which is usually one household.
 *
 * @param link Redis, where replicas count together; without it the plugin counts in this process
 */
export async function createRateLimits(
  app: FastifyInstance,
  limits: Config['rateLimits'],
  link?: RedisLink,
): Promise<RateLimits> {
  await app.register(fastifyRateLimit, { global: false, ...(link && { store: createLimitStore(link) }) })
  const addresses = perClass((limit) => counter(limit, 'address', addressOf))
  const accounts = perClass((limit) => counter(limit, 'account', accountOf))

  function counter(
    limit: CountedClass,
    kind: string,
    subjectOf: (request: FastifyRequest) => string,
  ): Counter {
    const { max, windowMs: timeWindow } = limitOf(limit, limits)
    const keyGenerator = (request: FastifyRequest) =>
      brandKey('', `${limit}:${kind}`, request.context.brand ?? unknownBrand, subjectOf(request))
    const options = { max, timeWindow, keyGenerator, cache: maxLocalCounters }
    const count = app.createRateLimit(options)
    return async (request) => {
      const counted = await count(request)
      if (counted.isAllowed) throw new Error('There is no allow list')
      const { remaining, ttlInSeconds, isExceeded } = counted
      // The plugin's local store goes by the wall clock: after a step back, more than the period would be left.
      const resetSeconds = Math.min(ttlInSeconds, Math.ceil(timeWindow / 1000))
      return { max, remaining, resetSeconds, isExceeded }
    }
  }

  async function count(request: FastifyRequest, counters: readonly Counter[]): Promise<void> {
    const counts = await Promise.all(counters.map((counter) => counter(request)))
    const { isExceeded, ...rate } = counts.reduce(stricter)
    request.context.rateLimit = rate
    if (isExceeded) throw new ProblemError('tooManyRequests', { retryAfterSeconds: rate.resetSeconds })
  }

  return {
    countAddress: (request, limit) => count(request, [addresses[limit]]),
    countPlayer: (request, limit) => count(request, [addresses[limit], accounts[limit]]),
    countAccount: (request, limit) => count(request, [accounts[limit]]),
  }
}

type Counted = Awaited<ReturnType<Counter>>

/** The count with less remaining; of equal ones, the one that resets later. */
function stricter(one: Counted, other: Counted): Counted {
  if (one.isExceeded !== other.isExceeded) return one.isExceeded ? one : other
  if (one.remaining !== other.remaining) return one.remaining < other.remaining ? one : other
  return one.resetSeconds > other.resetSeconds ? one : other
}

function limitOf(limit: CountedClass, limits: Config['rateLimits']): RateLimit {
  if (limit === 'tacEntry') return limits.tac
  if (limit === 'pictures') return { ...limits.reads, max: limits.reads.max * picturesPerRead }
  return limits[limit]
}

const perClass = <Value>(create: (limit: CountedClass) => Value): Record<CountedClass, Value> => ({
  credentials: create('credentials'),
  tac: create('tac'),
  tacEntry: create('tacEntry'),
  writes: create('writes'),
  reads: create('reads'),
  pictures: create('pictures'),
})

const addressOf = ({ ip }: FastifyRequest) => normalizeIP(ip)
const accountOf = ({ context }: FastifyRequest) =>
  context.session?.player.accountId ?? context.accountId ?? ''
const unknownBrand = { host: 'unknown' }
