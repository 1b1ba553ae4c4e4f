import type { PlayerEvent } from '@marquee/contracts/areas/player'
import { checkStatus } from '../areas/account/platform.ts'
import { balance } from '../areas/player/platform.ts'
import type { Brand } from '../request/brand.ts'
import { requestIdentity } from '../request/request-id.ts'
import type { SealedSession } from '../request/sealed-session.ts'
import type { Sites } from '../sites/sites.ts'
import type { Platform } from '../upstream/platform.ts'
import { PlatformRefusal } from '../upstream/platform-refusal.ts'

/** What the platform said of a player: the events, or that the session is over there. */
export type Answer = { events: PlayerEvent[]; failed: boolean } | 'ended'

interface Parts {
  platform: Pick<Platform, 'call'>
  sites: Pick<Sites, 'currency' | 'startup'>
}

const deadlineMs = 4000

/** Asks the platform for a player's balance and status. A failure of one of the two leaves the other. Never rejects. */
export async function askPlayer(
  { platform, sites }: Parts,
  brand: Brand,
  { token, player }: SealedSession,
): Promise<Answer> {
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
