import type { Metrics } from '../observability/metrics.ts'
import type { Sessions } from '../session/sessions.ts'
import { localLink } from '../shared-state/redis/local-link.ts'
import type { RedisLink } from '../shared-state/redis/redis-link.ts'
import type { Sites } from '../sites/sites.ts'
import { createValueSeal } from '../storage/sealed-claims.ts'
import type { Platform } from '../upstream/platform.ts'
import { askPlayer } from './ask-player.ts'
import { createPlayerEvents, type PlayerEvents } from './player-events.ts'
import { shareEvents } from './shared-events.ts'

interface Parts {
  /** The most streams at once. */
  maxStreams: number
  secrets: readonly Buffer[]
  link: RedisLink | undefined
  platform: Platform
  sites: Sites
  sessions: Pick<Sessions, 'hasEnded'>
  metrics: Pick<Metrics, 'eventStreams'>
}

/** Makes the events of players over the gateway's parts. */
export function openPlayerEvents(parts: Parts): PlayerEvents {
  const { maxStreams, secrets, link = localLink, sessions, metrics } = parts
  return createPlayerEvents({
    ask: (brand, session) => askPlayer(parts, brand, session),
    hasEnded: sessions.hasEnded,
    shared: shareEvents({ link, seal: createValueSeal(secrets) }),
    maxStreams,
    onStreams: metrics.eventStreams,
  })
}
