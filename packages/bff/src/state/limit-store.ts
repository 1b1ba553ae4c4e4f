import type rateLimit from '@fastify/rate-limit'
import * as z from 'zod/mini'
import type { RedisLink } from './redis-link.ts'
import { redisScript } from './redis-script.ts'
import { type Count, WindowCounters } from './window-counters.ts'

const mostLocalCounters = 50_000

/**
 * The store of `@fastify/rate-limit`, to be given where the plugin is registered. Replicas count together in Redis;
 * without it each counts for itself, going on from what was last known. The keys say everything: brand, class and who.
 */
export function createLimitStore(link: RedisLink): rateLimit.FastifyRateLimitStoreCtor {
  const local = new WindowCounters(mostLocalCounters)

  async function count(key: string, windowMs: number): Promise<Count> {
    const reply = await link.run(
      (redis) => countOnce(redis, [`${link.prefix}limit:${key}`], [windowMs]),
      () => undefined,
    )
    if (reply === undefined) return local.count(key, windowMs)
    const [current, ttl] = Counted.parse(reply)
    local.adopt(key, { current, ttl })
    return { current, ttl }
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

/** The store of one process alone. By a clock that nobody sets: a wall clock put back would lock everyone out. */
export function createLocalLimitStore(): rateLimit.FastifyRateLimitStoreCtor {
  const counters = new WindowCounters(mostLocalCounters)

  return class LocalLimitStore {
    incr(key: string, done: (error: Error | null, count?: Count) => void, windowMs: number): void {
      done(null, counters.count(key, windowMs))
    }

    child(): LocalLimitStore {
      return this
    }
  }
}

/** One step, so that no counter is ever left without an end. */
const countOnce = redisScript(`
  local current = redis.call('INCR', KEYS[1])
  local ttl = redis.call('PTTL', KEYS[1])
  if ttl < 0 then
    ttl = tonumber(ARGV[1])
    redis.call('PEXPIRE', KEYS[1], ttl)
  end
  return { current, ttl }
`)

const Counted = z.tuple([z.number(), z.number()])
