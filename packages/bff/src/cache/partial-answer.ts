import type { CacheKey } from './cache-key.ts'

/**
 * The loaded value has blanks where the stored one has none. The stored value stays, and the load counts as failed.
 */
export class PartialAnswer extends Error {
  override readonly name = 'PartialAnswer'

  constructor({ host, kind }: CacheKey) {
    super(`What was loaded for ${kind} of ${host} is not whole`)
  }
}
