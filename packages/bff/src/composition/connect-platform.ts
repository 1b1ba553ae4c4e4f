import type { Clock } from '../cache/cached.ts'
import type { BrandTroubles } from '../observability/brand-troubles.ts'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import { platformObserver } from '../observability/observers.ts'
import type { Tracing } from '../observability/otlp-tracing.ts'
import { decodeOnThread } from '../platform/decode-on-thread.ts'
import type { PlatformConnection } from '../settings/platform-options.ts'
import { type ConnectedPlatform, createPlatform } from '../upstream/platform.ts'
import { traceCalls } from '../upstream/trace-calls.ts'

interface Observers {
  log: Log
  metrics: Metrics
  troubles: BrandTroubles
  tracing: Tracing | undefined
}

/** Connects to the platform of the settings, and tells what it does. */
export function connectPlatform(
  connection: PlatformConnection,
  clock: Clock,
  { log, metrics, troubles, tracing }: Observers,
): ConnectedPlatform {
  const observer = platformObserver(log, metrics)
  const platform = createPlatform({
    ...connection,
    ...observer,
    onBreaker(record) {
      observer.onBreaker(record)
      troubles.onBreaker(record)
    },
    decodeOnThread,
    now: clock.now,
  })
  return tracing ? traceCalls(platform, tracing) : platform
}
