import type { Cached } from '../cache/cached.ts'
import { cacheStatus } from '../cache/cached.ts'

/** A public response from the cache. Its serialized bytes are memoized by the identity of the value. */
export class CachedResponse<Value> {
  readonly value: Value
  readonly #source: Cached<unknown>

  /** @param source the cached value that this one is, or was made from */
  constructor(value: Value, source: Cached<unknown> | CachedResponse<unknown>) {
    this.value = value
    this.#source = source instanceof CachedResponse ? source.#source : source
  }

  /** The `Cache-Status` of the response (RFC 9211). */
  get cacheStatus(): string {
    return cacheStatus(this.#source)
  }

  /** Changes when the cached value behind the response changes. */
  get generation(): number {
    return this.#source.generation
  }
}
