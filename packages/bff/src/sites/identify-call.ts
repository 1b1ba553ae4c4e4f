import type { Market } from '@marquee/contracts/markets/market'
import type { CallNeed, FailureProfile, PlatformIdentity } from '../upstream/platform-call.ts'
import { PlatformFailure } from '../upstream/platform-failure.ts'

/** What is known of the site that a call is about. */
export interface SiteFacts {
  /** The platform's id of the site, which calls carry beside its domain. @throws the platform's error */
  externalId(): Promise<string>
  /** ISO 4217 code of the site's currency; empty when start-up data cannot be loaded. */
  currency(): Promise<string>
  /** What the law of the site's market asks for; the default market's when start-up data cannot be loaded. */
  market(): Promise<Market>
}

/** What a declaration says of its identity. */
interface Needing {
  needsExternalId: boolean
  needs: readonly CallNeed[]
  onFailure: FailureProfile
}

/**
 * Completes the identity of a call by what its declaration needs of the site.
 * @throws when start-up data cannot be loaded for a call that carries the site's id: the call is not made, and fails with
 * its own failure profile, not with that of start-up
 */
export async function identifyCall(
  { needsExternalId, needs, onFailure }: Needing,
  site: SiteFacts,
  caller: PlatformIdentity,
): Promise<PlatformIdentity> {
  const [externalId, currency, market] = await Promise.all([
    needsExternalId ? site.externalId().catch((error) => failAs(onFailure, error)) : undefined,
    needs.includes('currency') ? site.currency() : undefined,
    needs.includes('market') ? site.market() : undefined,
  ])
  return {
    ...caller,
    ...(externalId !== undefined && { externalId }),
    ...(currency !== undefined && { currency }),
    ...(market !== undefined && { market }),
  }
}

function failAs(profile: FailureProfile, error: unknown): never {
  throw error instanceof PlatformFailure ? error.ofCall(profile) : error
}
