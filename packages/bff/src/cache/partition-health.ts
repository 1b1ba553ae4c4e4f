import type { CacheKey, CacheKind } from './cache-key.ts'

/**
 * Whether a brand's kind is failing, so that an outage of a thousand keys is one line in the log. A kind fails from
 * its first failed key until a load succeeds and no other key of it has failed last.
 */
export class PartitionHealth {
  readonly #failedKeys = new Map<CacheKind, Set<string>>()

  /** True when the kind begins to fail with this. */
  failed(key: CacheKey): boolean {
    const keys = this.#failedKeys.get(key.kind)
    if (!keys) this.#failedKeys.set(key.kind, new Set([key.id]))
    else keys.add(key.id)
    return !keys
  }

  /** True when the kind is well again with this. */
  succeeded(key: CacheKey): boolean {
    const keys = this.#failedKeys.get(key.kind)
    if (!keys) return false
    keys.delete(key.id)
    return keys.size === 0 && this.#failedKeys.delete(key.kind)
  }

  /** The key is no longer remembered; that alone is no recovery. */
  forget(key: CacheKey): void {
    this.#failedKeys.get(key.kind)?.delete(key.id)
  }
}
