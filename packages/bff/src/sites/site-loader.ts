import type { Loaded } from '../cache/cached.ts'
import type { Brand } from '../request/request-context.ts'
import { requestIdentity } from '../request/request-context.ts'
import type { AnswerQuality } from '../upstream/client/attempt.ts'
import type { Platform } from '../upstream/platform.ts'
import type { PlatformCall } from '../upstream/platform-call.ts'
import { identifyCall, type SiteFacts } from '../upstream/platform-call.ts'

/** Calls the platform for a brand, identified by its domain or by its site id. */
export interface SiteLoader {
  asDomain<Input, Output>(call: PlatformCall<Input, Output>, input: Input): Promise<Output>
  asSite<Input, Output>(call: PlatformCall<Input, Output>, input: Input): Promise<Output>
  /** Treats a partial answer as complete. */
  acceptPartial(): void
}

/** Makes a loader for a brand. `quality` tells whether an answer came without the platform's envelope or was partial. */
export function createSiteLoader(
  platform: Platform,
  brand: Brand,
  site: SiteFacts,
): { loader: SiteLoader; quality: () => Pick<Loaded<unknown>, 'shortLived' | 'partial'> } {
  let shortLived = false
  let partial = false
  let acceptsPartial = false
  // A refresh has a request id of its own in the log, because it belongs to no visitor's request.
  const context = {
    request: requestIdentity(),
    onAnswer: ({ envelope, drifted }: AnswerQuality) => {
      shortLived ||= envelope === 'missing'
      partial ||= drifted
    },
  }
  const { host } = brand
  const loader: SiteLoader = {
    asDomain: (call, input) => platform.call(call, { host }, input, context),
    asSite: async (call, input) =>
      platform.call(call, await identifyCall(call, site, { host }), input, context),
    acceptPartial() {
      acceptsPartial = true
    },
  }
  return { loader, quality: () => ({ shortLived, partial: partial && !acceptsPartial }) }
}
