import type { Loaded } from '../cache/cached.ts'
import { requestIdentity } from '../http/request-identity.ts'
import type { AnswerQuality } from '../platform/attempt-result.ts'
import type { Platform } from '../platform/platform.ts'
import type { PlatformCall } from '../platform/platform-call.ts'
import type { Brand } from './brand-directory.ts'
import { siteIdFor } from './site-id-for.ts'
import type { Soon } from './soon.ts'

/** Asks the platform for a brand, by its domain alone or as the site it is. */
export interface Asking {
  asDomain<Input, Output>(call: PlatformCall<Input, Output>, input: Input): Promise<Output>
  asSite<Input, Output>(call: PlatformCall<Input, Output>, input: Input): Promise<Output>
  /** What was read cannot wait, whatever is missing beside it. */
  believe(): void
}

/** Asks for a brand, and remembers whether each answer said that it was one, and was whole. */
export function askPlatform(
  platform: Platform,
  brand: Brand,
  externalId: () => Soon<string>,
): { ask: Asking; quality: () => Pick<Loaded<unknown>, 'passing' | 'partial'> } {
  let passing = false
  let partial = false
  let believed = false
  // A refresh belongs to no visitor: it has an identity of its own in the log.
  const context = {
    ...requestIdentity(),
    onAnswer: ({ envelope, drifted }: AnswerQuality) => {
      passing ||= envelope === 'missing'
      partial ||= drifted
    },
  }
  const { host } = brand
  const ask: Asking = {
    asDomain: (call, input) => platform.call(call, { host }, input, context),
    asSite: async (call, input) =>
      platform.call(call, { host, externalId: await siteIdFor(call, externalId()) }, input, context),
    believe() {
      believed = true
    },
  }
  return { ask, quality: () => ({ passing, partial: partial && !believed }) }
}
