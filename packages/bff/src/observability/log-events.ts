import type { CacheEvent } from '../cache/cache-event.ts'
import type { PlatformOptions } from '../platform/platform.ts'
import type { Log } from './log.ts'

/** What the cache has to tell an operator: changes of state, never single hits. */
export function logCacheEvent(log: Log): (event: CacheEvent) => void {
  return (event) => {
    if (event.type === 'failing')
      log.notice('warn', 'cacheFailing', { host: event.key.host, cacheKind: event.key.kind })
    if (event.type === 'recovered')
      log.notice('info', 'cacheRecovered', { host: event.key.host, cacheKind: event.key.kind })
    if (event.type === 'purged') {
      log.notice('info', 'cachePurged', {
        host: event.host ?? 'all',
        cacheKind: event.kind ?? 'all',
        entries: event.entries,
      })
    }
  }
}

/** One line per attempt of a platform call, and notices of drift and of the breaker. */
export function logPlatformEvents(log: Log): Pick<PlatformOptions, 'onCall' | 'onDrift' | 'onBreaker'> {
  return {
    onCall: (record) => log.platformCall(record),
    onDrift: ({ call, host, path, expected, found }) =>
      log.notice('warn', 'platformDrift', { call, host, field: path, expected, found }),
    onBreaker: ({ host, state }) =>
      log.notice(state === 'open' ? 'error' : 'info', 'breaker', { host, state }),
  }
}
