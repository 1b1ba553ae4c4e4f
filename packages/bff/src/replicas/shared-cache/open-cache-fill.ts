import { abandonLoadAfterMs, otherReplicaWaitMs } from '../../cache/load-timeouts.ts'
import type { RedisLink } from '../redis/redis-link.ts'
import { type CacheFill, createCacheFill } from './cache-fill.ts'
import type { PurgeScope } from './purge-scope.ts'

/** Makes the level of the cache that replicas share; none where there is no link. */
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
