import { EventEmitter, once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import type { Test } from 'tap'
import type { RedisEvent } from '#bff/observability/events.ts'
import { createRedisLink, type RedisLink } from '#bff/shared-state/redis/redis-link.ts'
import type { RedisServer } from './redis-server.ts'

/**
 * A link that closes with its test, its events, and a way to wait for the next one. Its timeout is long because tests
 * share a busy machine; tests that freeze Redis use `hastyMs`.
 */
export function testLink(t: Test, server: RedisServer, keyPrefix = 'test:', timeoutMs = 3000) {
  const events: RedisEvent[] = []
  const told = new EventEmitter()
  const link = createRedisLink({
    url: server.url,
    keyPrefix,
    timeoutMs,
    onEvent: (event) => {
      events.push(event)
      told.emit(event.type, event)
    },
  })
  t.teardown(() => link.close())
  const next = (type: RedisEvent['type']) => once(told, type, { signal: AbortSignal.timeout(10_000) })
  return { link, events, next }
}

/** The timeout that the gateway uses. */
export const hastyMs = 100

/**
 * Resolves when the link has received all messages so far, and the replies to what has been asked: messages and replies
 * share one connection.
 */
export async function ping(link: RedisLink): Promise<void> {
  // What has been asked may reach the connection a few promises later.
  await setImmediate()
  return link.run(
    async (redis) => void (await redis.ping()),
    () => {},
  )
}
