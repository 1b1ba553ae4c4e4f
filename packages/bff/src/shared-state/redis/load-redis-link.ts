import type { Log } from '../../observability/log.ts'
import type { Metrics } from '../../observability/metrics.ts'
import { redisObserver } from '../../observability/observers.ts'
import type { RedisLink } from './redis-link.ts'

/** Creates the link to Redis if its address is set. The client library is loaded only then. */
export async function loadRedisLink(
  url: string | undefined,
  log: Log,
  metrics: Metrics,
): Promise<RedisLink | undefined> {
  if (url === undefined) return undefined
  const { createRedisLink } = await import('./redis-link.ts')
  return createRedisLink({ url, onEvent: redisObserver(log, metrics) })
}
