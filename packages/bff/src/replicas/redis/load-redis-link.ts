import type { Log } from '../../observability/logging/log.ts'
import { logRedisEvent } from '../../observability/observers.ts'
import type { RedisLink } from './redis-link.ts'

/** Makes the link to Redis where its address is set; the client is not even loaded where it is not. */
export async function loadRedisLink(url: string | undefined, log: Log): Promise<RedisLink | undefined> {
  if (url === undefined) return undefined
  const { createRedisLink } = await import('./redis-link.ts')
  return createRedisLink({ url, onEvent: logRedisEvent(log) })
}
