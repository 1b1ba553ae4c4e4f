import type { PlayerEvent } from '@marquee/contracts/areas/player'
import { isOpen } from '@marquee/contracts/areas/site/is-open'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import { checkStatus } from '../platform/account/account.ts'
import { balance } from '../platform/player/player.ts'
import type { Brand, SealedSession } from '../request/request-context.ts'
import { requestIdentity } from '../request/request-context.ts'
import type { Sessions } from '../session/sessions.ts'
import { localLink } from '../shared-state/redis/local-link.ts'
import type { RedisLink } from '../shared-state/redis/redis-link.ts'
import type { Sites } from '../sites/sites.ts'
import { createValueSeal } from '../storage/sealed-claims.ts'
import type { Platform } from '../upstream/platform.ts'
import type { PlatformCall } from '../upstream/platform-call.ts'
import { identifyCall } from '../upstream/platform-call.ts'
import { PlatformRefusal } from '../upstream/platform-refusal.ts'
import { createPlayerEvents, type PlayerEvents, type PollResult } from './player-events.ts'
import { shareEvents } from './shared-events.ts'

interface Options {
  maxEventStreams: number
  secrets: readonly Buffer[]
  link: RedisLink | undefined
  sessions: Pick<Sessions, 'hasEnded'>
  metrics: Pick<Metrics, 'eventStreams'>
  log: Pick<Log, 'unexpected'>
}

/** Makes the events of players, which are what the platform says of them. */
export function openPlayerEvents(
  platform: Platform,
  sites: Sites,
  { maxEventStreams: maxStreams, secrets, link = localLink, sessions, metrics, log }: Options,
): PlayerEvents {
  return createPlayerEvents({
    poll: (brand, session) => pollPlayer(platform, sites, brand, session),
    hasEnded: sessions.hasEnded,
    shared: shareEvents({ link, seal: createValueSeal(secrets) }),
    maxStreams,
    onStreams: metrics.eventStreams,
    onError: (error) => log.unexpected(undefined, error),
  })
}

const deadlineMs = 4000

/** Polls a player's balance and status. A failure of one of the two leaves the other. Never rejects. */
async function pollPlayer(
  platform: Platform,
  sites: Sites,
  brand: Brand,
  { token, player }: SealedSession,
): Promise<PollResult> {
  const caller = { host: brand.host, player: { auth: token, accountId: player.accountId } }
  const context = { request: requestIdentity(), deadlineMs }
  const ask = async <Output>(call: PlatformCall<unknown, Output>) =>
    platform.call(call, await identifyCall(call, sites.factsOf(brand), caller), undefined, context)
  const [money, status, site] = await Promise.allSettled([
    ask(balance),
    ask(checkStatus),
    sites.startup(brand),
  ])
  if ([money, status].some(hasEnded)) return 'ended'
  const events: PlayerEvent[] = []
  if (money.status === 'fulfilled') events.push({ event: 'balance', data: money.value })
  if (status.status === 'fulfilled') events.push({ event: 'status', data: status.value })
  if (site.status === 'fulfilled') {
    events.push({ event: 'site', data: { isOpen: isOpen(site.value.value) } })
  }
  return { events, failed: money.status === 'rejected' || status.status === 'rejected' }
}

function hasEnded(result: PromiseSettledResult<unknown>): boolean {
  const reason: unknown = result.status === 'rejected' ? result.reason : undefined
  return reason instanceof PlatformRefusal && reason.code === 'sessionExpired'
}
