import { normalizeIP } from '@fastify/rate-limit'
import type { LimitClass } from '@marquee/contracts/operation'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { brandKey } from '../state/brand-key.ts'
import { type CountHere, joinedKeys, nearest } from '../state/limit-store.ts'
import { ProblemError } from './problem-error.ts'
import type { Rate } from './request-context.ts'

// A key costs a hash, and who asks once asks again. Of each brand, each class and each way to count.
const rememberedKeys = 1000

type KeyOf = (request: FastifyRequest) => string
type Counter = (request: FastifyRequest) => void | Promise<void>

export interface RateLimits {
  /** Counts a request against its address; throws `tooManyRequests` when the limit is reached. */
  countAddress(request: FastifyRequest, limit: LimitClass): void | Promise<void>
  /** Counts a request against its address and its account, in one step. */
  countPlayer(request: FastifyRequest, limit: LimitClass): void | Promise<void>
  /** Counts a request against the account that it is about. */
  countAccount(request: FastifyRequest, limit: LimitClass): void | Promise<void>
}

/**
 * Makes the counters of each class. Keys carry the brand: an attack on one brand leaves the others alone. An IPv6
 * address counts as its /64, which is one household.
 *
 * @param countHere counts in this process alone, at once; without it the plugin counts in the store that it was
 *   registered with, whose three promises cost a cached answer a tenth of its processor time
 */
export function createRateLimits(
  app: FastifyInstance,
  limits: Config['rateLimits'],
  countHere: CountHere | undefined,
): RateLimits {
  const addressKeys = perClass((limit) => keyOf(`${limit}:address`, addressOf))
  const accountKeys = perClass((limit) => keyOf(`${limit}:account`, accountOf))
  const addresses = perClass((limit) => counter(limit, [addressKeys[limit]]))
  const accounts = perClass((limit) => counter(limit, [accountKeys[limit]]))
  const players = perClass((limit) => counter(limit, [addressKeys[limit], accountKeys[limit]]))

  function counter(limit: LimitClass, places: readonly [KeyOf, ...KeyOf[]]): Counter {
    const [first, ...others] = places
    const { max, windowMs } = limits[limit === 'tacEntry' ? 'tac' : limit]
    if (countHere) {
      const countIn = (keyOf: KeyOf, request: FastifyRequest) => countHere(keyOf(request), windowMs)
      return (request) => {
        let counted = countIn(first, request)
        for (const keyOf of others) counted = nearest(counted, countIn(keyOf, request))
        const { current, ttl } = counted
        const resetSeconds = Math.ceil(ttl / 1000)
        judge(request, { max, remaining: Math.max(0, max - current), resetSeconds }, current > max)
      }
    }
    const keyGenerator = (request: FastifyRequest) => joinedKeys(places.map((keyOf) => keyOf(request)))
    const count = app.createRateLimit({ max, timeWindow: windowMs, keyGenerator })
    return async (request) => {
      const counted = await count(request)
      if (counted.isAllowed) return
      const { remaining, ttlInSeconds: resetSeconds, isExceeded } = counted
      judge(request, { max, remaining, resetSeconds }, isExceeded)
    }
  }

  return {
    countAddress: (request, limit) => addresses[limit](request),
    countPlayer: (request, limit) => players[limit](request),
    countAccount: (request, limit) => accounts[limit](request),
  }
}

function judge({ context }: FastifyRequest, rate: Rate, isExceeded: boolean): void {
  context.rate = rate
  if (isExceeded) throw new ProblemError('tooManyRequests', { retryAfterSeconds: rate.resetSeconds })
}

const perClass = <Value>(make: (limit: LimitClass) => Value): Record<LimitClass, Value> => ({
  credentials: make('credentials'),
  tac: make('tac'),
  tacEntry: make('tacEntry'),
  writes: make('writes'),
  reads: make('reads'),
})

const addressOf = ({ ip }: FastifyRequest) => (ip.includes(':') ? normalizeIP(ip) : ip)
const accountOf = ({ context }: FastifyRequest) =>
  context.session?.player.accountId ?? context.accountId ?? ''

function keyOf(piece: string, who: (request: FastifyRequest) => string): KeyOf {
  const known = new WeakMap<object, Map<string, string>>()
  return (request) => {
    const brand = request.context.brand ?? unknownBrand
    const counted = who(request)
    const remembered = known.get(brand)?.get(counted)
    if (remembered !== undefined) return remembered
    const key = brandKey('', piece, brand, counted)
    const ofBrand = known.get(brand)
    if (ofBrand && ofBrand.size < rememberedKeys) ofBrand.set(counted, key)
    else known.set(brand, new Map([[counted, key]]))
    return key
  }
}

const unknownBrand = { host: 'unknown' }
