import { platformObserver } from '../observability/observers.ts'
import { decodeOnThread } from '../platform/decode-on-thread.ts'
import { platformOptions } from '../settings/platform-options.ts'
import type { Config } from '../settings/settings.ts'
import { type ConnectedPlatform, createPlatform } from '../upstream/platform.ts'
import { traceCalls } from '../upstream/trace-calls.ts'
import { closeEach } from './close-each.ts'
import type { Observability } from './observability.ts'
import type { Timing } from './timing.ts'

/** The operator's platform. */
export interface Upstream {
  platform: ConnectedPlatform
  /** Waits for the calls in flight. */
  close(): Promise<void>
}

/** Connects to the platform of the settings. */
export function openUpstream(
  config: Config,
  { log, metrics, tracing, troubles }: Observability,
  { clock }: Timing,
): Upstream {
  const observer = platformObserver(log, metrics)
  const connected = createPlatform({
    ...platformOptions(config),
    ...observer,
    onBreaker(record) {
      observer.onBreaker(record)
      troubles.onBreaker(record)
    },
    decodeOnThread,
    now: clock.now,
  })
  const platform = tracing ? traceCalls(connected, tracing) : connected
  return { platform, close: () => closeEach([{ name: 'platform', close: () => platform.close() }], log) }
}
