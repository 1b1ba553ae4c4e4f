import type rateLimit from '@fastify/rate-limit'
import * as z from 'zod/mini'
import type { RedisLink } from './redis/redis-link.ts'
import { redisScript } from './redis/redis-script.ts'
import { type Count, WindowCounters } from './window-counters.ts'

const maxLocalCounters = 50_000

/**
 * The store that `@fastify/rate-limit` uses if Redis is configured. Replicas count together; while Redis is down each
 * counts for itself, continuing from the last known count. The key identifies brand, class and client.
 */
export function createLimitStore(link: RedisLink): rateLimit.FastifyRateLimitStoreCtor {
  const local = new WindowCounters(maxLocalCounters)

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

/** Increments and sets the expiry atomically, so that no counter is left without one. */
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
