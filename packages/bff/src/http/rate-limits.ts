import { normalizeIP } from '@fastify/rate-limit'
import type { LimitClass } from '@marquee/contracts/operation'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { brandKey } from '../state/brand-key.ts'
import { joinedKeys } from '../state/limit-store.ts'
import { ProblemError } from './problem-error.ts'

// A key costs a hash, and who asks once asks again. Of each brand, each class and each way to count.
const rememberedKeys = 1000

type Counter = ReturnType<FastifyInstance['createRateLimit']>
type KeyOf = (request: FastifyRequest) => string

export interface RateLimits {
  /** Counts a request against its address; throws `tooManyRequests` when the limit is reached. */
  countAddress(request: FastifyRequest, limit: LimitClass): Promise<void>
  /** Counts a request against its address and its account, in one step. */
  countPlayer(request: FastifyRequest, limit: LimitClass): Promise<void>
  /** Counts a request against the account that it is about. */
  countAccount(request: FastifyRequest, limit: LimitClass): Promise<void>
}

/**
 * Makes the counters of each class; where they count is the store that the plugin was registered with. Keys carry the
 * brand: an attack on one brand leaves the others alone. An IPv6 address counts as its /64, which is one household.
 */
export function createRateLimits(app: FastifyInstance, limits: Config['rateLimits']): RateLimits {
  const addressKeys = perClass((limit) => keyOf(`${limit}:address`, addressOf))
  const accountKeys = perClass((limit) => keyOf(`${limit}:account`, accountOf))
  const addresses = perClass((limit) => counter(limit, addressKeys[limit]))
  const accounts = perClass((limit) => counter(limit, accountKeys[limit]))
  const players = perClass((limit) =>
    counter(limit, (request) => joinedKeys(addressKeys[limit](request), accountKeys[limit](request))),
  )

  function counter(limit: LimitClass, keyGenerator: KeyOf): Counter {
    const { max, windowMs } = limits[limit === 'tacEntry' ? 'tac' : limit]
    return app.createRateLimit({ max, timeWindow: windowMs, keyGenerator })
  }

  // Not an async function, which is one promise more for every request.
  function count(counter: Counter, request: FastifyRequest): Promise<void> {
    return counter(request).then((result) => {
      if (result.isAllowed) return
      const { max, remaining, ttlInSeconds } = result
      request.visit.rate = { max, remaining: Math.max(0, remaining), resetSeconds: ttlInSeconds }
      if (result.isExceeded) throw new ProblemError('tooManyRequests', { retryAfterSeconds: ttlInSeconds })
    })
  }

  return {
    countAddress: (request, limit) => count(addresses[limit], request),
    countPlayer: (request, limit) => count(players[limit], request),
    countAccount: (request, limit) => count(accounts[limit], request),
  }
}

const perClass = <Value>(make: (limit: LimitClass) => Value): Record<LimitClass, Value> => ({
  credentials: make('credentials'),
  tac: make('tac'),
  tacEntry: make('tacEntry'),
  writes: make('writes'),
  reads: make('reads'),
})

const addressOf = ({ ip }: FastifyRequest) => (ip.includes(':') ? normalizeIP(ip) : ip)
const accountOf = ({ visit }: FastifyRequest) => visit.session?.player.accountId ?? visit.accountId ?? ''

function keyOf(piece: string, who: (request: FastifyRequest) => string): KeyOf {
  const known = new WeakMap<object, Map<string, string>>()
  return (request) => {
    const brand = request.visit.brand ?? unknownBrand
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
