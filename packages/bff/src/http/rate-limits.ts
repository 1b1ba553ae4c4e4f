import { isIP } from 'node:net'
import fastifyRateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { LimitClass } from '@marquee/contracts/operation'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LruMap } from '../cache/lru-map.ts'
import type { BrandSettings } from '../config/brand-settings.ts'
import type { RateLimit } from '../config/setting-readers.ts'
import { ProblemError } from '../errors/problem-error.ts'
import type { RateLimitState } from '../request/request-context.ts'
import type { Settings } from '../settings/settings.ts'
import { countedWith, createLimitStore } from '../shared-state/rate-limit-store.ts'
import { brandKey } from '../shared-state/redis/brand-key.ts'
import type { RedisLink } from '../shared-state/redis/redis-link.ts'
import type { KnownHosts } from '../sites/open-cache.ts'
import { plainAddress } from './address.ts'

// Usually one household: providers give each a prefix of 56 to 64 bits (RIPE-690).
const ipv6PrefixBits = 56
const maxRememberedNetworks = 10_000

// Reading an IPv6 address takes as long as the rest of a cached response.
const networks = new LruMap<string>()

/**
 * The address that a request is counted by: an IPv6 address as its /56. A forwarded value that is no address tells
 * nothing of the client, so the trusted proxy that passed it on is counted instead.
 */
export function clientAddress({ ip, ips }: FastifyRequest): string {
  // A connection that has been closed has no address any more.
  const told = ips ?? (ip ? [ip] : [])
  const address = told.map(plainAddress).findLast((value) => isIP(value) !== 0)
  if (!address?.includes(':')) return address ?? ''
  return networks.get(address) ?? rememberNetwork(address)
}

function rememberNetwork(address: string): string {
  const network = normalizeIP(address, ipv6PrefixBits)
  networks.set(address, network)
  if (networks.size > maxRememberedNetworks) networks.deleteOldest()
  return network
}

interface Counted extends RateLimitState {
  key: string
  windowMs: number
  isExceeded: boolean
}

type Counter = (request: FastifyRequest) => Promise<Counted>

/** What is counted by one set of limits. */
interface Counters {
  visitors: Record<CountedClass, Counter>
  players: Record<CountedClass, Counter>
  attempts: Record<CountedClass, Counter>
  attemptsFrom: Record<CountedClass, Counter>
  entries: Counter
  entriesFrom: Counter
  lookUps: Counter
}

/** What is counted apart: the classes of operations, and pictures that are not cached, of which a page has dozens. */
export type CountedClass = LimitClass | 'pictures'

const picturesPerRead = 5

/** Each method counts a request, and rejects with `tooManyRequests` when a limit is reached. */
export interface RateLimits {
  /** Counts a visitor's request against its address. */
  countAddress(request: FastifyRequest, limit: CountedClass): Promise<void>
  /** Counts a signed-in player's request against its address and its account, apart from what visitors do. */
  countPlayer(request: FastifyRequest, limit: LimitClass): Promise<void>
  /**
   * Counts an attempt against the account that it concerns, of whose attempts one address has a part alone; where the
   * browser has signed in to the account before, against that browser instead.
   *
   * @returns takes the count back
   */
  countAttempt(request: FastifyRequest, limit: LimitClass): Promise<() => Promise<void>>
  /**
   * Counts a one-time code or PIN that somebody enters against its account, whatever the operation: trying one code in
   * another place is no new try.
   *
   * @returns takes the count back
   */
  countEntry(request: FastifyRequest): Promise<() => Promise<void>>
  /** Counts a request that is about to ask the platform for a host that may be invented against its address. */
  countLookUp(request: FastifyRequest): Promise<void>
}

interface Options {
  settings: Settings
  hosts: KnownHosts
  /** Redis, where replicas count together; without it this process counts alone. */
  link: RedisLink | undefined
}

/**
 * Registers @fastify/rate-limit and makes the counters of each class. Keys contain the brand, so that an attack on one
 * brand does not affect the others; hosts that may be invented are counted as one.
 */
export async function createRateLimits(
  app: FastifyInstance,
  { settings, hosts, link }: Options,
): Promise<RateLimits> {
  const { Store, takeBack } = createLimitStore(link)
  await app.register(fastifyRateLimit, { global: false, store: Store })
  const counters = new WeakMap<BrandSettings, Counters>()

  /** The counters by the limits of the request's brand. */
  function countersOf({ context: { brand } }: FastifyRequest): Counters {
    const own = brand?.settings ?? settings.now.everyBrand
    const known = counters.get(own) ?? createCounters(own)
    counters.set(own, known)
    return known
  }

  function createCounters(limits: BrandSettings): Counters {
    return {
      visitors: perClass((limit) =>
        counter(limitOf(limit, limits), keyOf(`visitor-${limit}`, brandOf, addressOf)),
      ),
      players: perClass((limit) => {
        const placeKey = keyOf(`player-address-${limit}`, brandOf, addressOf)
        const accountKey = keyOf(`player-${limit}`, brandOf, playerOf)
        return counter(
          limitOf(limit, limits),
          (request) => placeKey(request) + countedWith + accountKey(request),
        )
      }),
      attempts: perClass((limit) =>
        counter(limitOf(limit, limits), keyOf(`attempt-${limit}`, brandOf, attemptOf)),
      ),
      attemptsFrom: perClass((limit) =>
        counter(partOf(limitOf(limit, limits)), keyOf(`attempt-from-${limit}`, brandOf, attemptFromOf)),
      ),
      entries: counter(limits.rateLimitTac, keyOf('entry', brandOf, entryOf)),
      entriesFrom: counter(partOf(limits.rateLimitTac), keyOf('entry-from', brandOf, entryFromOf)),
      lookUps: counter(
        settings.now.rateLimitHosts,
        keyOf('look-up', () => anyHost, addressOf),
      ),
    }
  }

  function brandOf({ context: { brand } }: FastifyRequest): { host: string } {
    return brand && hosts.isBrand(brand) ? brand : anyHost
  }

  function keyOf(
    name: string,
    brandOf: (request: FastifyRequest) => { host: string },
    namesOf: (request: FastifyRequest) => string[],
  ): (request: FastifyRequest) => string {
    // Redis gets a digest, because names are personal; in this process that would only cost time.
    return link
      ? (request) => brandKey('', name, brandOf(request), ...namesOf(request))
      : (request) => `${name}:${brandOf(request).host} ${namesOf(request).join(' ')}`
  }

  function counter(
    { max, windowMs: timeWindow }: RateLimit,
    keyGenerator: (request: FastifyRequest) => string,
  ): Counter {
    const count = app.createRateLimit({ max, timeWindow, keyGenerator })
    return async (request) => {
      const counted = await count(request)
      if (counted.isAllowed) throw new Error('There is no allow list')
      const { key, remaining, ttlInSeconds: resetSeconds, isExceeded } = counted
      return { key, windowMs: timeWindow, max, remaining, resetSeconds, isExceeded }
    }
  }

  /** The part comes first: what is beyond it does not use up the attempts of the account. */
  async function countEach(request: FastifyRequest, counters: readonly Counter[]) {
    const counts: Counted[] = []
    for (const count of counters) {
      counts.push(await count(request))
      enforce(request, counts.reduce(stricter))
    }
    return async () => void (await Promise.all(counts.map(({ key, windowMs }) => takeBack(key, windowMs))))
  }

  return {
    countAddress: async (request, limit) =>
      enforce(request, await countersOf(request).visitors[limit](request)),
    countPlayer: async (request, limit) =>
      enforce(request, await countersOf(request).players[limit](request)),
    countAttempt(request, limit) {
      const { attempts, attemptsFrom } = countersOf(request)
      return countEach(
        request,
        request.context.deviceId ? [attempts[limit]] : [attemptsFrom[limit], attempts[limit]],
      )
    },
    countEntry(request) {
      const { entries, entriesFrom } = countersOf(request)
      return countEach(request, request.context.session ? [entries] : [entriesFrom, entries])
    },
    async countLookUp(request) {
      const { brand } = request.context
      if (!brand || hosts.isBrand(brand) || !hosts.wouldAsk(brand)) return
      const counted = await countersOf(request).lookUps(request)
      if (counted.isExceeded) enforce(request, counted)
    },
  }
}

function enforce({ context }: FastifyRequest, counted: Counted): void {
  context.rateLimit = counted
  if (counted.isExceeded)
    throw new ProblemError('tooManyRequests', { retryAfterSeconds: counted.resetSeconds })
}

/** The count with less remaining; of equal ones, the one that resets later. */
function stricter(one: Counted, other: Counted): Counted {
  if (one.isExceeded !== other.isExceeded) return one.isExceeded ? one : other
  if (one.remaining !== other.remaining) return one.remaining < other.remaining ? one : other
  return one.resetSeconds > other.resetSeconds ? one : other
}

function limitOf(limit: CountedClass, limits: BrandSettings): RateLimit {
  const { rateLimitCredentials, rateLimitTac, rateLimitWrites, rateLimitReads } = limits
  switch (limit) {
    case 'credentials':
      return rateLimitCredentials
    case 'tac':
    case 'tacEntry':
      return rateLimitTac
    case 'writes':
      return rateLimitWrites
    case 'reads':
      return rateLimitReads
    case 'pictures':
      return { ...rateLimitReads, max: rateLimitReads.max * picturesPerRead }
  }
}

/** The share of an account's attempts that one address may use, so that the owner gets in elsewhere. */
const partOf = ({ max, windowMs }: RateLimit): RateLimit => ({
  max: Math.max(1, Math.floor((max * 2) / 3)),
  windowMs,
})

const perClass = <Value>(create: (limit: CountedClass) => Value): Record<CountedClass, Value> => ({
  credentials: create('credentials'),
  tac: create('tac'),
  tacEntry: create('tacEntry'),
  writes: create('writes'),
  reads: create('reads'),
  pictures: create('pictures'),
})

/** Stands for every host that is not known to be a brand. */
const anyHost = { host: '*' }
const addressOf = (request: FastifyRequest) => [clientAddress(request)]
const playerOf = ({ context }: FastifyRequest) => [context.session?.player.accountId ?? '']
// Per operation, so that asking for a new password, which anybody can, does not use up the attempts to log in.
const attemptOf = ({ context: { operation, accountId = '', deviceId = '' } }: FastifyRequest) => [
  String(operation),
  accountId,
  deviceId,
]
const entryOf = ({ context: { session, accountId = '' } }: FastifyRequest) => [
  session?.player.accountId ?? accountId,
]
const entryFromOf = (request: FastifyRequest) => [...entryOf(request), ...addressOf(request)]
const attemptFromOf = (request: FastifyRequest) => [...attemptOf(request), ...addressOf(request)]
