import type { CacheKey } from './cache-key.ts'

/** What was loaded has blanks where the value in memory has none, so that stays and is asked for again. */
export class PartialAnswer extends Error {
  override readonly name = 'PartialAnswer'

  constructor({ host, kind }: CacheKey) {
    super(`What was loaded for ${kind} of ${host} is not whole`)
  }
}
