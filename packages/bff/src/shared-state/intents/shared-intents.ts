import * as z from 'zod/mini'
import type { RedisLink } from '../redis/redis-link.ts'
import { redisScript } from '../redis/redis-script.ts'
import type { IntentStore } from './open-intents.ts'

interface Options {
  link: RedisLink
  /** Where intents are put that begin while Redis is down. */
  local: IntentStore
  keepMs: number
  maxIntents: number
}

/**
 * Intents of all replicas: a sorted set of the times when they are due, by the clock of Redis, and what was put for
 * them. One that is due is handed to one replica alone.
 */
export function shareIntents({ link, local, keepMs, maxIntents }: Options): IntentStore {
  const keys = [`${link.prefix}intents:due`, `${link.prefix}intents:sealed`]
  return {
    async put(key, sealed, dueInMs) {
      const args = [key, sealed, Math.round(dueInMs), keepMs, maxIntents]
      return link.run(
        async (redis) => (await put(redis, keys, args)) === 1,
        () => local.put(key, sealed, dueInMs),
      )
    },
    async remove(key) {
      await local.remove(key)
      await link.run(
        async (redis) => void (await remove(redis, keys, [key])),
        () => {},
      )
    },
    async takeDue(limit, leaseMs) {
      const own = await local.takeDue(limit, leaseMs)
      if (own.length === limit) return own
      const reply = await link.run(
        (redis) => takeDue(redis, keys, [limit - own.length, leaseMs]),
        () => [],
      )
      return [...own, ...Taken.parse(reply)]
    },
    async count() {
      const shared = await link.run(
        async (redis) => Number(await redis.zcard(keys[0] ?? '')),
        () => 0,
      )
      return shared + (await local.count())
    },
  }
}

const Taken = z.pipe(
  z.array(z.tuple([z.string(), z.string()])),
  z.transform((pairs) => pairs.map(([key, sealed]) => ({ key, sealed }))),
)

const clock = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
`

const put = redisScript(`
  ${clock}
  local isNew = not redis.call('ZSCORE', KEYS[1], ARGV[1])
  if isNew and redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[5]) then return 0 end
  redis.call('ZADD', KEYS[1], string.format('%.0f', now + ARGV[3]), ARGV[1])
  redis.call('HSET', KEYS[2], ARGV[1], ARGV[2])
  redis.call('PEXPIRE', KEYS[1], ARGV[4])
  redis.call('PEXPIRE', KEYS[2], ARGV[4])
  return 1
`)

const remove = redisScript(`
  redis.call('ZREM', KEYS[1], ARGV[1])
  redis.call('HDEL', KEYS[2], ARGV[1])
`)

const takeDue = redisScript(`
  ${clock}
  local taken = {}
  for _, key in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now, 'LIMIT', 0, ARGV[1])) do
    redis.call('ZADD', KEYS[1], string.format('%.0f', now + ARGV[2]), key)
    local sealed = redis.call('HGET', KEYS[2], key)
    if sealed then table.insert(taken, { key, sealed }) end
  end
  return taken
`)
