import type { FailureProfile } from '../upstream/platform-call.ts'
import { PlatformFailure } from '../upstream/platform-failure.ts'

/**
 * The site's id, for a call that carries it. Where start-up data cannot be had, the call is never made, and it is the
 * call that failed: as its own profile says, not as that of start-up.
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
