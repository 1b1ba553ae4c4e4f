import type { CacheKey, CacheKind } from './cache-key.ts'

/**
 * Tracks whether a kind of a brand is failing, so that an outage of many keys is one log line. A kind fails from its
 * first failed key until a load succeeds and none of its other keys is still failed.
 */
export class PartitionHealth {
  readonly #failedKeys = new Map<CacheKind, Set<string>>()

  /** Returns true if the kind was healthy until now. */
  failed(key: CacheKey): boolean {
    const keys = this.#failedKeys.get(key.kind)
    if (!keys) this.#failedKeys.set(key.kind, new Set([key.id]))
    else keys.add(key.id)
    return !keys
  }

  /** Returns true if the kind has recovered with this success. */
  succeeded(key: CacheKey): boolean {
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
