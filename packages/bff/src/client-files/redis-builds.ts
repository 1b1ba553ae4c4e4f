import type { Redis } from 'ioredis'
import type { RedisLink } from '../shared-state/redis/redis-link.ts'
import { redisScript } from '../shared-state/redis/redis-script.ts'
import { isKeptId, type KeptBuilds, keptBuilds } from './kept-builds.ts'

const keepMs = 7 * 24 * 3_600_000
// A build whose keeper died half-way is gone soon.
const unfinishedMs = 600_000
// Small enough not to hold up the commands of requests, which share the connection.
const batchBytes = 65_536

/** Files of builds in the Redis that replicas share: a hash for each build, and the set of those that are complete. */
export function createRedisBuilds(link: RedisLink): KeptBuilds {
  const builds = `${link.prefix}builds`
  const keyOf = (id: string) => `${link.prefix}build:${id}`

  async function attempt<T>(command: (redis: Redis) => Promise<T>): Promise<T> {
    const result = await link.attempt(command)
    if (result.kind === 'replied') return result.reply
    throw Object.assign(new Error('Redis has not answered'), {
      code: result.kind === 'failed' ? result.reason : 'down',
    })
  }

  async function register(id: string, from: 'kept' | 'written'): Promise<boolean> {
    const args = [id, keepMs, keptBuilds, keyOf(''), from]
    return (await attempt((redis) => registerBuild(redis, [builds, keyOf(id)], args))) === 1
  }

  async function write(id: string, batch: readonly [string, Buffer][]): Promise<void> {
    if (batch.length === 0) return
    await attempt((redis) => redis.hset(keyOf(id), new Map(batch)))
    await attempt((redis) => redis.pexpire(keyOf(id), unfinishedMs))
  }

  return {
    place: 'redis',
    ids: async () => (await attempt((redis) => redis.zrange(builds, 0, '-1'))).filter(isKeptId),
    names: (id) => attempt((redis) => redis.hkeys(keyOf(id))),
    read: async (id, name) => (await attempt((redis) => redis.hgetBuffer(keyOf(id), name))) ?? undefined,
    async keep(id, files) {
      if (await register(id, 'kept')) return
      let batch: [string, Buffer][] = []
      let bytes = 0
      for await (const [name, file] of files()) {
        batch.push([name, file])
        bytes += file.length
        if (bytes < batchBytes) continue
        await write(id, batch)
        batch = []
        bytes = 0
      }
      await write(id, batch)
      await register(id, 'written')
    },
  }
}

/** Renews a build, by the clock of Redis, and drops the oldest ones. Returns 0 if it is not there as a whole. */
const registerBuild = redisScript(`
  if redis.call('EXISTS', KEYS[2]) == 0 then return 0 end
  if ARGV[5] == 'kept' and not redis.call('ZSCORE', KEYS[1], ARGV[1]) then return 0 end
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  redis.call('ZADD', KEYS[1], string.format('%.0f', now), ARGV[1])
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', string.format('%.0f', now - ARGV[2]))
  for _, id in ipairs(redis.call('ZRANGE', KEYS[1], 0, -(ARGV[3] + 1))) do
    redis.call('ZREM', KEYS[1], id)
    redis.call('DEL', ARGV[4] .. id)
  end
  redis.call('PEXPIRE', KEYS[1], ARGV[2])
  redis.call('PEXPIRE', KEYS[2], ARGV[2])
  return 1
`)
