import type { PlayerEvent } from '@marquee/contracts/areas/player'
import { checkStatus } from '../areas/account/platform.ts'
import { balance } from '../areas/player/platform.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { Brand } from '../request/brand.ts'
import { requestIdentity } from '../request/request-id.ts'
import type { SealedSession } from '../request/sealed-session.ts'
import type { Sessions } from '../session/sessions.ts'
import { localLink } from '../shared-state/redis/local-link.ts'
import type { RedisLink } from '../shared-state/redis/redis-link.ts'
import type { Sites } from '../sites/sites.ts'
import { createValueSeal } from '../storage/sealed-claims.ts'
import type { Platform } from '../upstream/platform.ts'
import { PlatformRefusal } from '../upstream/platform-refusal.ts'
import { createPlayerEvents, type PlayerEvents, type PollResult } from './player-events.ts'
import { shareEvents } from './shared-events.ts'

interface PollParts {
  platform: Pick<Platform, 'call'>
  sites: Pick<Sites, 'currency' | 'startup'>
}

const deadlineMs = 4000

/** Polls a player's balance and status. A failure of one of the two leaves the other. Never rejects. */
async function pollPlayer(
  { platform, sites }: PollParts,
  brand: Brand,
  { token, player }: SealedSession,
): Promise<PollResult> {
  const identity = { host: brand.host, player: { auth: token, accountId: player.accountId } }
  const context = { ...requestIdentity(), deadlineMs }
  const [money, status, site] = await Promise.allSettled([
    sites.currency(brand).then((currency) => platform.call(balance, identity, { currency }, context)),
    platform.call(checkStatus, identity, undefined, context),
    sites.startup(brand),
  ])
  if ([money, status].some(hasEnded)) return 'ended'
  const events: PlayerEvent[] = []
  if (money.status === 'fulfilled') events.push({ event: 'balance', data: money.value })
  if (status.status === 'fulfilled') events.push({ event: 'status', data: status.value })
  if (site.status === 'fulfilled') {
    const isInMaintenance = site.value.value.maintenance !== null
    events.push({ event: 'site', data: { isInMaintenance } })
  }
  return { events, failed: money.status === 'rejected' || status.status === 'rejected' }
}

function hasEnded(result: PromiseSettledResult<unknown>): boolean {
  const reason: unknown = result.status === 'rejected' ? result.reason : undefined
  return reason instanceof PlatformRefusal && reason.code === 'sessionExpired'
}

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
    poll: (brand, session) => pollPlayer(parts, brand, session),
    hasEnded: sessions.hasEnded,
    shared: shareEvents({ link, seal: createValueSeal(secrets) }),
    maxStreams,
    onStreams: metrics.eventStreams,
  })
}
