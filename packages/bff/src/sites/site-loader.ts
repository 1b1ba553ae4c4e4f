import type { Loaded } from '../cache/cached.ts'
import type { Brand } from '../request/brand.ts'
import { requestIdentity } from '../request/request-id.ts'
import type { AnswerQuality } from '../upstream/client/attempt-result.ts'
import type { Platform } from '../upstream/platform.ts'
import type { PlatformCall } from '../upstream/platform-call.ts'
import { siteIdFor } from './site-id-for.ts'

/** Asks the platform for a brand, by its domain alone or as the site it is. */
export interface SiteLoader {
  asDomain<Input, Output>(call: PlatformCall<Input, Output>, input: Input): Promise<Output>
  asSite<Input, Output>(call: PlatformCall<Input, Output>, input: Input): Promise<Output>
  /** Takes what was read as whole, whatever is missing beside it. */
  acceptPartial(): void
}

/** Makes a loader for a brand, which remembers whether each answer was an envelope of the platform, and was whole. */
export function createSiteLoader(
  platform: Platform,
  brand: Brand,
  externalId: () => Promise<string>,
): { loader: SiteLoader; quality: () => Pick<Loaded<unknown>, 'shortLived' | 'partial'> } {
  let shortLived = false
  let partial = false
  let acceptsPartial = false
  // A refresh belongs to no visitor: it has an identity of its own in the log.
  const context = {
    ...requestIdentity(),
    onAnswer: ({ envelope, drifted }: AnswerQuality) => {
      shortLived ||= envelope === 'missing'
      partial ||= drifted
    },
  }
  const { host } = brand
  const loader: SiteLoader = {
    asDomain: (call, input) => platform.call(call, { host }, input, context),
    asSite: async (call, input) =>
      platform.call(call, { host, externalId: await siteIdFor(call, externalId()) }, input, context),
    acceptPartial() {
      acceptsPartial = true
    },
  }
  return { loader, quality: () => ({ shortLived, partial: partial && !acceptsPartial }) }
}
