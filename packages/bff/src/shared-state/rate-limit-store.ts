import type rateLimit from '@fastify/rate-limit'
import * as z from 'zod/mini'
import type { RedisLink } from './redis/redis-link.ts'
import { redisScript } from './redis/redis-script.ts'
import { type Count, WindowCounters } from './window-counters.ts'

// Per class, so that one cannot fill the counters of another.
const maxLocalCounters = 50_000

type Done = (error: Error | null, count?: Count) => void

export interface LimitStore {
  /** The store for `@fastify/rate-limit`. Keys begin with the class that they belong to, up to a colon. */
  Store: rateLimit.FastifyRateLimitStoreCtor
  /** Takes one count back. */
  takeBack(key: string): Promise<void>
}

/**
 * Makes the counters of the rate limits. Replicas count together in Redis; while it is down, each counts for itself,
 * continuing from the last known count, and without a link in this process alone.
 */
export function createLimitStore(link: RedisLink | undefined): LimitStore {
  const classes = new Map<string, WindowCounters>()

  function localCounters(key: string): WindowCounters {
    const name = key.slice(0, key.indexOf(':'))
    let counters = classes.get(name)
    if (!counters) {
      counters = new WindowCounters(maxLocalCounters)
      classes.set(name, counters)
    }
    return counters
  }

  const redisKey = ({ prefix }: RedisLink, key: string) => `${prefix}limit:${key}`

  async function countTogether(link: RedisLink, key: string, windowMs: number): Promise<Count> {
    const reply = await link.run(
      (redis) => countOnce(redis, [redisKey(link, key)], [windowMs]),
      () => undefined,
    )
    if (reply === undefined) return localCounters(key).count(key, windowMs)
    const [current, ttl] = Counted.parse(reply)
    localCounters(key).adopt(key, { current, ttl })
    return { current, ttl }
  }

  class Store {
    incr(key: string, done: Done, windowMs: number): void {
      if (link)
        countTogether(link, key, windowMs).then(
          (counted) => done(null, counted),
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        )
      else done(null, localCounters(key).count(key, windowMs))
    }

    child(): Store {
      return this
    }
  }

  return {
    Store,
    async takeBack(key) {
      localCounters(key).takeBack(key)
      await link?.run(
        (redis) => takeBackOnce(redis, [redisKey(link, key)], []),
        () => undefined,
      )
    },
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

/** Decrements, unless the window has ended meanwhile. */
const takeBackOnce = redisScript(`
  if tonumber(redis.call('GET', KEYS[1]) or 0) > 0 then redis.call('DECR', KEYS[1]) end
`)

const Counted = z.tuple([z.number(), z.number()])
