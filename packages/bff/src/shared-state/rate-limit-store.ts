import { hash, randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import type rateLimit from '@fastify/rate-limit'
import * as z from 'zod/mini'
import type { RedisLink } from './redis/redis-link.ts'
import { redisScript } from './redis/redis-script.ts'

/** The count in the current window, and the rest of the window in milliseconds. */
export interface Count {
  readonly current: number
  readonly ttl: number
}

// Per class, so that one cannot fill the counters of another.
const maxLocalCounters = 50_000

/** Between the two keys of a request that is counted by both at once; no name has it. */
export const countedWith = '\0'

type Done = (error: Error | null, count?: Count) => void

export interface LimitStore {
  /**
   * The store for `@fastify/rate-limit`. Keys begin with the class that they belong to, up to a colon. Of two keys with
   * `countedWith` between them both are counted, and the stricter count is returned.
   */
  Store: rateLimit.FastifyRateLimitStoreCtor
  /** Takes one count back. */
  takeBack(key: string, windowMs: number): Promise<void>
}

/**
 * Makes the counters of the rate limits. Replicas count together in Redis; while it is down, each counts for itself,
 * continuing from the last known count, and without a link in this process alone.
 */
export function createLimitStore(link: RedisLink | undefined): LimitStore {
  const classes = new Map<string, WindowCounters>()

  /** The counters of a class whose windows are as long. */
  function localCounters(key: string, windowMs: number): WindowCounters {
    const name = `${key.slice(0, key.indexOf(':'))} ${windowMs}`
    const known = classes.get(name)
    if (known) return known
    // Of windows that settings before a reload named.
    for (const [other, { isOver }] of classes) if (isOver) classes.delete(other)
    const counters = new WindowCounters(maxLocalCounters)
    classes.set(name, counters)
    return counters
  }

  const redisKey = ({ prefix }: RedisLink, key: string) => `${prefix}limit:${key}`

  async function countTogether(link: RedisLink, key: string, windowMs: number): Promise<Count> {
    const reply = await link.run(
      (redis) => countOnce(redis, [redisKey(link, key)], [windowMs]),
      () => undefined,
    )
    if (reply === undefined) return localCounters(key, windowMs).count(key, windowMs)
    const [current, ttl] = Counted.parse(reply)
    localCounters(key, windowMs).adopt(key, { current, ttl })
    return { current, ttl }
  }

  async function countEach(link: RedisLink, keys: readonly string[], windowMs: number): Promise<Count> {
    const counts = await Promise.all(keys.map((key) => countTogether(link, key, windowMs)))
    return counts.reduce(stricter)
  }

  class Store {
    incr(key: string, done: Done, windowMs: number): void {
      const keys = key.split(countedWith)
      if (link)
        countEach(link, keys, windowMs).then(
          (counted) => done(null, counted),
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        )
      else
        done(null, keys.map((each) => localCounters(each, windowMs).count(each, windowMs)).reduce(stricter))
    }

    child(): Store {
      return this
    }
  }

  return {
    Store,
    async takeBack(key, windowMs) {
      localCounters(key, windowMs).takeBack(key)
      await link?.run(
        (redis) => takeBackOnce(redis, [redisKey(link, key)], []),
        () => undefined,
      )
    },
  }
}

/** The higher count; of equal ones, the one that ends later. */
function stricter(one: Count, other: Count): Count {
  if (one.current !== other.current) return one.current > other.current ? one : other
  return one.ttl > other.ttl ? one : other
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

interface Window {
  current: number
  endsAt: number
}

// Enough that newcomers to a full table rarely meet, and few enough to take no memory worth mentioning.
const sharedWindows = 4096
// Each new window makes room for itself and for one more, so that the table shrinks after a rush.
const dropsPerWindow = 2

/**
 * Counts in fixed windows that start with the first count, all equally long. Bounded, and a window that has not ended
 * is never dropped for a newer one: once the table is full of them, new keys share counters. Who fills the table can
 * therefore neither reset a count nor lock everyone else out. By the monotonic clock.
 */
export class WindowCounters {
  /** By key, in the order in which they end. */
  readonly #windows = new Map<string, Window>()
  readonly #shared = new Map<number, Window>()
  // Nobody can choose a key that shares its counter with another's.
  readonly #salt = randomUUID()
  readonly #maxWindows: number
  readonly #now: () => number

  constructor(maxWindows: number, now = () => performance.now()) {
    this.#maxWindows = maxWindows
    this.#now = now
  }

  /** Whether every window has ended. */
  get isOver(): boolean {
    const [last] = [...this.#windows.values()].slice(-1)
    return last === undefined || this.#now() >= last.endsAt
  }

  count(key: string, windowMs: number): Count {
    const now = this.#now()
    let window = this.#windows.get(key)
    if (!window || now >= window.endsAt) window = this.#open(key, now, windowMs)
    window.current++
    return { current: window.current, ttl: Math.max(1, Math.round(window.endsAt - now)) }
  }

  /** Takes one count back. */
  takeBack(key: string): void {
    const window = this.#windows.get(key) ?? this.#shared.get(this.#slotOf(key))
    if (window && window.current > 0) window.current--
  }

  /** Sets the count that all replicas have reached together. */
  adopt(key: string, { current, ttl }: Count): void {
    const now = this.#now()
    const window = this.#windows.get(key)
    if (window && now < window.endsAt) {
      window.current = current
      window.endsAt = now + ttl
    } else if (this.#makeRoom(key, now)) this.#windows.set(key, { current, endsAt: now + ttl })
  }

  #open(key: string, now: number, windowMs: number): Window {
    const window = { current: 0, endsAt: now + windowMs }
    if (this.#makeRoom(key, now)) {
      this.#windows.set(key, window)
      return window
    }
    const slot = this.#slotOf(key)
    const shared = this.#shared.get(slot)
    if (shared && now < shared.endsAt) return shared
    this.#shared.set(slot, window)
    return window
  }

  /** Removes what has ended. @returns whether there is room for a window of the key, which then has none */
  #makeRoom(key: string, now: number): boolean {
    this.#windows.delete(key)
    let drops = 0
    for (const [oldest, { endsAt }] of this.#windows) {
      if (now < endsAt || drops++ === dropsPerWindow) break
      this.#windows.delete(oldest)
    }
    return this.#windows.size < this.#maxWindows
  }

  #slotOf(key: string): number {
    return hash('sha256', this.#salt + key, 'buffer').readUInt32BE() % sharedWindows
  }
}
