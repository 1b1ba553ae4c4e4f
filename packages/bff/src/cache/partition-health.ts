import type { CacheKey, CacheKind } from './cache-key.ts'

/**
 * Tracks whether a kind of a brand is failing, so that an outage of many keys is one log line. A kind fails from its
 * first failed key until a load is answered and none of its other keys is still failed. Names that visitors choose
 * don't hold it: perhaps nobody asks for them again, so the kind recovers with any answer.
 */
export class PartitionHealth {
  readonly #failedKeys = new Map<CacheKind, Set<string>>()

  /** Returns true if the kind was healthy until now. */
  failed(key: CacheKey): boolean {
    const known = this.#failedKeys.get(key.kind)
    const keys = known ?? new Set()
    this.#failedKeys.set(key.kind, keys)
    if (!key.isChosen) keys.add(key.id)
    return !known
  }

  /** Returns true if the kind has recovered with this answer. */
  answered(key: CacheKey): boolean {
    const keys = this.#failedKeys.get(key.kind)
    if (!keys) return false
    keys.delete(key.id)
    return keys.size === 0 && this.#failedKeys.delete(key.kind)
  }

  /** Forgets a key. This alone does not count as recovery. */
  forget(key: CacheKey): void {
    this.#failedKeys.get(key.kind)?.delete(key.id)
  }
}
