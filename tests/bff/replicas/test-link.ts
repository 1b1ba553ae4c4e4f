import { EventEmitter, once } from 'node:events'
import type { Test } from 'tap'
import type { RedisEvent } from '../../../packages/bff/src/observability/redis-event.ts'
import { createRedisLink, type RedisLink } from '../../../packages/bff/src/replicas/redis/redis-link.ts'
import type { RedisServer } from './redis-server.ts'

/**
 * A link that is closed with its test, what it told, and a way to wait for what it tells next. It is patient, because
 * tests share a busy machine; who freezes Redis asks for `hastyMs`.
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

/** As long as the gateway waits for Redis. */
export const hastyMs = 100

/** Resolves when the link has heard all that was said until now: one connection carries messages and answers. */
export function ping(link: RedisLink): Promise<void> {
  return link.run(
    async (redis) => void (await redis.ping()),
    () => {},
  )
}
