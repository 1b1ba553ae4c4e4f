import type rateLimit from '@fastify/rate-limit'
import * as z from 'zod/mini'
import type { RedisLink } from './redis-link.ts'
import { redisScript } from './redis-script.ts'
import { type Count, WindowCounters } from './window-counters.ts'

const mostLocalCounters = 50_000

/**
 * The store of `@fastify/rate-limit`, to be given where the plugin is registered. Replicas count together in Redis;
 * while it is gone each counts for itself, going on from what was last known. The keys say everything: brand, class and who.
 */
export function createLimitStore(link: RedisLink): rateLimit.FastifyRateLimitStoreCtor {
  const local = new WindowCounters(mostLocalCounters)

  async function count(joined: string, windowMs: number): Promise<Count> {
    const keys = joined.split(separator)
    const shared = keys.map((key) => `${link.prefix}limit:${key}`)
    const reply = await link.run(
      (redis) => countOnce(redis, shared, [windowMs]),
      () => undefined,
    )
    if (reply === undefined) return keys.map((key) => local.count(key, windowMs)).reduce(nearest)
    const counts = Counted.parse(reply).map(([current, ttl]) => ({ current, ttl }))
    for (const [index, key] of keys.entries()) {
      const counted = counts[index]
      if (counted) local.adopt(key, counted)
    }
    return counts.reduce(nearest)
  }

  return class LimitStore {
    incr(key: string, done: (error: Error | null, count?: Count) => void, windowMs: number): void {
      count(key, windowMs).then(
        (counted) => done(null, counted),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      )
    }

    child(): LimitStore {
      return this
    }
  }
}

/** Counts in this process, at once. */
export type CountHere = (key: string, windowMs: number) => Count

/** The counts of one process alone. By a clock that nobody sets: a wall clock put back would lock everyone out. */
export function createLocalCounts(): CountHere {
  const counters = new WindowCounters(mostLocalCounters)
  return (key, windowMs) => counters.count(key, windowMs)
}

/** One step, so that no counter is ever left without an end. */
const countOnce = redisScript(`
  local counts = {}
  for index, key in ipairs(KEYS) do
    local current = redis.call('INCR', key)
    local ttl = redis.call('PTTL', key)
    if ttl < 0 then
      ttl = tonumber(ARGV[1])
      redis.call('PEXPIRE', key, ttl)
    end
    counts[index] = { current, ttl }
  end
  return counts
`)

const Counted = z.array(z.tuple([z.number(), z.number()])).check(z.minLength(1))

const separator = ' '

/** For the store of the plugin, which knows one key: the keys of a request that is counted in more than one place. */
export function joinedKeys(keys: readonly string[]): string {
  return keys.join(separator)
}

/** Of two counts the one that leaves less; where both leave as much, the one that lasts longer. */
export function nearest(one: Count, other: Count): Count {
  if (one.current !== other.current) return one.current > other.current ? one : other
  return one.ttl > other.ttl ? one : other
}
