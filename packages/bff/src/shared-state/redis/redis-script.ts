import { createHash } from 'node:crypto'
import type { Redis } from 'ioredis'

export type RedisScript = (
  redis: Redis,
  keys: readonly string[],
  args: readonly (string | number)[],
) => Promise<unknown>

/** A Lua script, which Redis runs atomically. The source is sent only if Redis does not have it cached. */
export function redisScript(lua: string): RedisScript {
  const sha1 = createHash('sha1').update(lua).digest('hex')
  return async (redis, keys, args) => {
    try {
      return await redis.evalsha(sha1, keys.length, ...keys, ...args)
    } catch (error) {
      if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error
      return redis.eval(lua, keys.length, ...keys, ...args)
    }
  }
}
