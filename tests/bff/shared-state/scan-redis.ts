import type { RedisLink } from '#bff/shared-state/redis/redis-link.ts'

/** Every key in Redis, with its TTL in milliseconds (-1: none) and its contents as text. */
export async function scanRedis(link: RedisLink): Promise<{ key: string; ttlMs: number; text: string }[]> {
  const found = await link.run(
    async (redis) => {
      const keys = await redis.keys('*')
      return Promise.all(
        keys.map(async (key) => ({
          key,
          ttlMs: await redis.pttl(key),
          text: String(await redis.dump(key)),
        })),
      )
    },
    () => undefined,
  )
  if (!found) throw new Error('Redis is away')
  return found
}
