import type { FailureProfile } from '../upstream/platform-call.ts'
import { PlatformFailure } from '../upstream/platform-failure.ts'

/**
 * The site's id for a call that carries it. When start-up data cannot be loaded, the call is not made and fails with
 * its own failure profile, not with that of start-up.
 */
export async function siteIdFor(
  { onFailure }: { onFailure: FailureProfile },
  externalId: Promise<string>,
): Promise<string> {
  try {
    return await externalId
  } catch (error) {
    throw error instanceof PlatformFailure ? error.ofCall(onFailure) : error
  }
}
