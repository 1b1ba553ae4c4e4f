import { abandonLoadAfterMs, otherReplicaWaitMs } from '../../cache/brand-cache.ts'
import type { RedisLink } from '../redis/redis-link.ts'
import { type CacheFill, createCacheFill } from './cache-fill.ts'
import type { PurgeScope } from './purge-scope.ts'

/** Creates the shared level of the cache; undefined without a link to Redis. */
export function openCacheFill(
  link: RedisLink | undefined,
  version: string,
  onPurge: (scope: PurgeScope) => void,
): CacheFill | undefined {
  return (
    link &&
    createCacheFill({ link, version, onPurge, lockMs: abandonLoadAfterMs, waitMs: otherReplicaWaitMs })
  )
}
